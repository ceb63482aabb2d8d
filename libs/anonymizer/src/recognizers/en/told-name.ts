import { isRelationSpelled } from '../../names/cues.js';
import { SURNAME, SURNAME_FORM, UNKNOWN } from '../../names/roles.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import { isNextWord } from '../../text/position.js';
import type { Token } from '../../text/tokenize.js';

/** Far enough to see "my daughter's middle " before "name". */
const REACH = 32;
const LONGEST_SENTENCE = 80;
const MOST = 8;

/** "my family name", "our daughter's first name" */
const OWN =
  /\b(?:my|our)(?: [a-z]{2,14}['’]?s)? (?:own |real |full |family |maiden |married |middle |last |first |given ){0,2}(?:sur)?$/;
/** "dad's name Errol", where a form or a list goes on without "my" */
const OF_RELATIVE = /(?:^|[,;.:\n(]) ?(?:and )?([a-z]{3,14})['’]s (?:full |first )?$/;
const OF_FAMILY = /(?:family |maiden |married |last |sur)$/;
/** "thats me", "it's my sister's name", "is it weird, i'm called that" */
const IS_OURS =
  /\b(?:that|it|this|which)(?:['’]?s| is| was) (?:me\b|mine\b|my (?:[a-z]{2,14}['’]?s )?(?:own |real |full |family |maiden |middle |last |first |given ){0,2}(?:sur)?name\b)|\bi['’]?m called (?:that|so)\b/;
/** What stands in front of a word that is asked about: "how do you pronounce Saoirse". */
const ASKED = /\b(?:pronounce|spell|spelled|spelt|say|write|name|names|surname|called|does|mean by) ["“'‘]?$/;
/** "I'm writing about my uncle" */
const ABOUT = /\b(?:about|for|to) my ([a-z]{2,14})\b/;

/** Names in talk about names and words, where the message itself says whose they are: "what does Niamh mean, thats me". */
export const toldName: Recognizer = {
  name: 'told-name',
  locale: 'en',
  find(document) {
    const { lower, tokens } = document;
    const told: Token[] = [];
    for (
      let at = lower.indexOf('name');
      at !== -1 && told.length < MOST;
      at = lower.indexOf('name', at + 4)
    ) {
      const name = tokens[tokenIndexAt(tokens, at + 4)];
      if (name === undefined || !isBehindWord(document, at + 4, name)) continue;
      const before = lower.slice(Math.max(0, at - REACH), at);
      const isTold =
        OWN.test(before) || isRelationSpelled(OF_RELATIVE.exec(before)?.[1] ?? '')
          ? isOwn(name, OF_FAMILY.test(before))
          : mayBeName(name) && isOurs(document, name);
      if (isTold) told.push(name);
    }
    if (told.length === 0 && (lower.includes('s m') || lower.includes('m called'))) {
      const asked = tokens.find(
        (token) => mayBeName(token) && isAsked(document, token) && isOurs(document, token),
      );
      if (asked !== undefined) told.push(asked);
    }
    if (told.length === 0) {
      const quoted = quotedRelative(document);
      if (quoted !== undefined) told.push(quoted);
    }
    return told.length === 0 ? [] : everywhere(document, told);
  },
};

/** Whether the message goes on by telling whose name it is. */
const isOurs = ({ lower }: TextDocument, { end }: Token): boolean =>
  IS_OURS.test(lower.slice(end, end + LONGEST_SENTENCE));

/** Nothing but a blank, a comma or an opening quotation mark stands between. */
const isBehindWord = ({ text }: TextDocument, end: number, { start, casing }: Token): boolean =>
  start - end <= 4 &&
  // "my name isOliviaand"
  !(casing === 'mixed' && /[a-zß-ſа-ԯ]/.test(text[start]!)) &&
  /^[,:]? ["“'‘]?$/.test(text.slice(end, start));

/** "my surname MacGillivray", "my family name Jones", but no "my name badge", "My Last Name Field". */
function isOwn({ kind, casing, word, start, end }: Token, isSurname: boolean): boolean {
  if (kind !== 'word' || end - start < 2 || word.isStop) return false;
  const isListed = (word.surnameRoles & (SURNAME | SURNAME_FORM)) !== 0;
  if (casing === 'lower')
    return !word.isOrdinary && end - start > 3 && (isSurname ? isListed : word.given?.isRare === false);
  if (isSurname) return isListed || !word.isOrdinary;
  return word.given !== undefined || (!word.isOrdinary && !word.isPlace);
}

/** A capital on a given name or on a word that no list has. */
const mayBeName = ({ casing, word, start, end }: Token): boolean =>
  casing === 'title' &&
  end - start > 2 &&
  !word.isStop &&
  !word.isFigure &&
  (word.given !== undefined ||
    (!word.isOrdinary && !word.isPlace && (word.surnameRoles & (SURNAME | UNKNOWN)) !== 0));

const isAsked = ({ lower }: TextDocument, { start }: Token): boolean =>
  ASKED.test(lower.slice(Math.max(0, start - 16), start));

/** "Is "Charles' book" correct? I'm writing about my uncle": the one who owns something in quotation marks. */
function quotedRelative({ lower, text, tokens }: TextDocument): Token | undefined {
  if (!lower.includes(' my ') || !/["“][^"”]{2,20}['’]/.test(text.slice(0, 200))) return undefined;
  const relation = ABOUT.exec(lower)?.[1];
  if (relation === undefined || !isRelationSpelled(relation)) return undefined;
  return tokens.find(
    (token) =>
      token.casing === 'title' &&
      token.word.given?.isRare === false &&
      /["“]/.test(text[token.start - 1] ?? '') &&
      /^['’]s? [a-zß-ſа-ԯ]/.test(text.slice(token.end, token.end + 4)),
  );
}

/** The names with the capital word behind each, and wherever else they stand. */
function everywhere(document: TextDocument, told: readonly Token[]): Candidate[] {
  const words = new Set(told.map(({ lower }) => lower));
  const found: Candidate[] = [];
  for (const token of document.tokens) {
    if (found.length === MOST) break;
    if (!words.has(token.lower) || (token.casing === 'lower' && !told.includes(token))) continue;
    const next = document.tokens[token.index + 1];
    const goesOn =
      told.includes(token) &&
      isNextWord(document, token, next) &&
      next.casing === 'title' &&
      !next.word.isStop;
    found.push({
      start: token.start,
      end: goesOn ? next.end : token.end,
      type: 'PERSON',
      score: 0.92,
      recognizer: 'told-name',
      reason: 'told whose name it is',
    });
  }
  return found;
}
