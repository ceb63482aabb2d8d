import { isOrdinaryWord } from '../../names/lexicon.js';
import { isPlace, mayBeginPlace } from '../../names/places.js';
import { isStopWord } from '../../names/stop-words.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { PrefixSet } from '../../text/prefixes.js';
import type { Token } from '../../text/tokenize.js';

const LIVING_RU =
  /(?:жив(?:у|ем|ет|ут)|проживаю|проживает|проживаем|переехал[аи]?|переезжаю|переезжаем|родом|прописан[аы]?|приехал[аи]?|приезжаю|родил(?:ся|ась)|мы|я|сам[аи]?|вырос(?:ла)?|учусь|живя|прилетел[аи]?|вернул(?:ся|ась|ись)|город[аеу]?|ездим|поедем|уехал[аи]?|мой город|семья|родители|бабушка|дедушка|папа|мама|брат|сестра|друг|подруга)(?: (?:я|мы|он|она|сам|сама|сейчас|теперь|недавно|родом|с родителями|с мамой|с семьей|вообще|тут|живу|живем|живет|переехали|давно|всегда|раньше))*\s*(?:в|во|из|под|около|возле|рядом с|недалеко от|:|-|—|это)?\s*$/;
const LIVING_EN =
  /\b(?:i live|we live|they live|parents live|cousins live|you live|i'm living|lives|i'm|i am|im|we're|we are|moved|moving|move|come|came|comes|born|raised|grew up|hometown|home town|based|staying|my (?:city|town)|located|address|family is|am from|originally)(?: (?:here|is|now|currently|all the way|originally|just|up|down|back|over|right))*\s*(?:in|from|to|near|at|outside|outside of|is|:|close to|around)\s*(?:the (?:city|town|village) of\s*)?$/;
const TOWN_WORD =
  /^(?:г|город|городе|города|городу|гор|поселке|поселок|пос|пгт|п|селе|село|деревне|деревня|деревни|дер|станице|станица|хуторе|ауле|аул|city|town|village)$/;
const BEFORE_TOWN = new PrefixSet(
  `в$ во$ из$ под$ около$ возле$ с$ от$ это$ недалеко$ рядом$ in$ from$ to$
  near$ at$ outside$ of$ is$ around$ г$ город$ городе$ города$ гор$ поселке$ поселок$ селе$
  село$ деревне$ деревня$ деревни$ станице$ станица$ хуторе$ ауле$`,
);
const COMMA_STATE =
  /^, ?(?:A[LKZR]|C[AOT]|D[EC]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|California|Texas|Florida|Ohio|Illinois|Georgia|Oregon|Washington|Michigan|Virginia|Arizona|Colorado|Nevada|UK|USA|England|Scotland|Wales|Ireland|Canada|Australia|Ontario)\b(?:,? \d{5}(?:-\d{4})?)?/;

/** Towns that somebody of the message lives in or comes from. Towns of lessons are left alone. */
export const town: Recognizer = {
  name: 'town',
  find(document) {
    const found: Candidate[] = [];
    for (const token of document.tokens) {
      if (token.kind !== 'word' || token.end - token.start < 3 || isStopWord(token.lower)) continue;
      const previous = document.tokens[token.index - 1];
      const isNear = previous !== undefined && token.start - previous.end <= 3;
      if (!isNear || !(BEFORE_TOWN.has(previous) || document.text[previous.end] === ':')) continue;
      const last = endOfTown(document, token);
      if (last === undefined) continue;
      const known = last.known;
      const start = withTownWord(document, token);
      const before = document.lower.slice(Math.max(0, start - 50), start);
      const state = COMMA_STATE.exec(document.text.slice(last.end, last.end + 40));
      if (!lives(before, token)) continue;
      const isLabel = start < token.start;
      const capital = token.casing === 'title';
      if (!known && !capital && !isLabel) continue;
      if (!known && isOrdinaryWord(token.lower) && !isLabel) continue;
      const end = state === null ? last.end : last.end + state[0].length;
      found.push({
        start,
        end,
        type: 'ADDRESS',
        score: known ? 0.74 : 0.62,
        recognizer: 'town',
        reason: 'town that somebody lives in or comes from',
      });
    }
    return found;
  },
};

function lives(before: string, token: Token): boolean {
  const match = (token.script === 'cyrillic' ? LIVING_RU : LIVING_EN).exec(before);
  if (match === null) return false;
  if (token.script !== 'cyrillic') return true;
  // "я из Твери" and "я в Твери" tell; "я Тверь" and "мы в Твери были на уроке" do not, but the latter is no loss.
  const start = before.length - match[0].length;
  if (start > 0 && /[а-яa-z]/.test(before[start - 1]!)) return false;
  return (
    /(?:в|во|из|под|около|возле|рядом с|недалеко от|:|-|—|это)\s*$/.test(match[0]) ||
    /город[а-я]*\s*$/.test(match[0])
  );
}

/** "в городе Твери", "г. Казань": the word for a town belongs to the value. */
function withTownWord({ tokens, text }: TextDocument, token: Token): number {
  const before = tokens[token.index - 1];
  const tied = before !== undefined && /^(?: |\. ?)$/.test(text.slice(before.end, token.start));
  return tied && TOWN_WORD.test(before.lower) ? before.start : token.start;
}

function endOfTown(
  { tokens, text, lower }: TextDocument,
  token: Token,
): { end: number; known: boolean } | undefined {
  const join = (count: number): string | undefined => {
    const last = tokens[token.index + count];
    if (last === undefined || last.end - token.start > 40) return undefined;
    for (let i = token.index; i < token.index + count; i++)
      if (!/^[ -]$/.test(text.slice(tokens[i]!.end, tokens[i + 1]!.start))) return undefined;
    return lower.slice(token.start, last.end).replaceAll(' ', '-');
  };
  if (mayBeginPlace(token.lower)) {
    for (const count of [3, 2, 1]) {
      const name = join(count);
      if (name === undefined) continue;
      const lastWord = name.slice(name.lastIndexOf('-') + 1);
      const isDeclined =
        count === 1 &&
        token.script === 'cyrillic' &&
        token.casing === tokens[token.index + 1]!.casing &&
        (isPlace(lastWord) || /^лук|^челн/.test(lastWord));
      if (isPlace(name) || isDeclined) return { end: tokens[token.index + count]!.end, known: true };
    }
  }
  if (isPlace(token.lower)) return { end: token.end, known: true };
  const next = tokens[token.index + 1];
  const goesOn =
    token.script === 'latin' &&
    token.casing === 'title' &&
    next?.casing === 'title' &&
    text.slice(token.end, next.start) === ' ' &&
    !isStopWord(next.lower);
  return token.casing === 'title' || token.script === 'cyrillic'
    ? { end: goesOn ? next.end : token.end, known: false }
    : undefined;
}
