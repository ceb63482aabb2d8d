import { isChatWord } from '../../names/chat-words.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { handleEnd } from './handle-shape.js';
import { occurs } from '../../text/occurs.js';

/** Nicknames that look like words: told by the words around them alone. */

const OWNER = /^(?:my|his|her|our|their|ur|your|mine|bros|sisters|brothers|mates|friends)$/;

/** "my discord", "my main insta", "my epic games name": somebody's, with up to two words between. */
export function isOwned({ tokens, text }: TextDocument, index: number): boolean {
  for (let i = index - 1; i >= 0 && i >= index - 3; i--) {
    const { lower, end } = tokens[i]!;
    if (/[?!,;\n]|\. /.test(text.slice(end, tokens[i + 1]!.start))) return false;
    if (OWNER.test(lower)) return true;
  }
  return false;
}

const HYPHENED = /^[a-z]{2,}(?:-[a-z]+)+\d*$/i;

/** A word that neither dictionaries nor the lists of names and places have; or several, tied by hyphens. */
export function isCoined(token: Token, name: string): boolean {
  if (HYPHENED.test(name)) return true;
  const { word, lower } = token;
  return (
    /^[a-z]{4,}$/i.test(name) &&
    !word.isOrdinary &&
    !word.isStop &&
    !word.isPlace &&
    !word.isFigure &&
    word.given === undefined &&
    !isChatWord(lower)
  );
}

const CLOSE =
  /^(?:$|[.,!?;)\n]|\s(?:add|on|if|pls|plz|please|btw|lol|dm|hmu|and|or|so|but|thats|for|is|got|who|follow|msg|message|it|has|they|keeps|its|xx?|rn|now|anyone|join|in|u|too|haha)\b|\s?[\u2190-\u2bff\ud83c-\ud83e])/;

/** "kik katieloves", "hit me up on telegram alinabee": the word is the last of its clause. */
export function closesClause({ lower }: TextDocument, end: number): boolean {
  return CLOSE.test(lower.slice(end, end + 12));
}

/** "its snazzysnail on discord", "im pandapal on roblox": what presents a coined word before a service. */
const PRESENTS = /^(?:its|it's|im|i'm|am|is|add|as|under|called|follow|friend|find|message|msg|dm)$/;

/** A coined word between a word that presents and "on" with a service. */
export function isPresented({ tokens, text }: TextDocument, token: Token): boolean {
  const before = tokens[token.index - 1];
  return (
    before !== undefined &&
    PRESENTS.test(before.lower) &&
    text.slice(before.end, token.start) === ' ' &&
    isCoined(token, text.slice(token.start, handleEnd(text, token.start)))
  );
}

const THINGS =
  /\b(?:variables?|functions?|files?|folders?|python|java|code|docs?|pdf|essay|version|column|import|css|html|upload)\b/;

/** "its lil_dumpling22", "im nova.sketches": letters tied by "_" or a dot, or a coined word tied to two digits. */
export function isSurelyNick(document: TextDocument, token: Token, name: string): boolean {
  if (
    occurs(document, THINGS) ||
    /\.(?:com|org|net|uk|io|ie|edu|gov|jpe?g|png|docx?|pdf|txt|py|js|html)$/i.test(name)
  )
    return false;
  if (/[a-z]{2}_|_[a-z]{2}/i.test(name)) return true;
  if (/^[a-z]{3,}\.[a-z]/i.test(name))
    return !token.word.isOrdinary && !token.word.isStop && !isChatWord(token.lower);
  return /^[a-z]{5,}\d{2,4}$/i.test(name) && !token.word.isOrdinary && !token.word.isStop;
}
