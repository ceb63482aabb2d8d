import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { PrefixSet } from '../../text/prefixes.js';
import type { Token } from '../../text/tokenize.js';

const DIGITS = new Map<string, number>();
const put = (words: string, length: number): void => {
  for (const word of words.split(/\s+/)) DIGITS.set(word, length);
};
put(
  'ноль нуль один одна два две три четыре пять шесть семь восемь девять zero one two three four five six seven eight nine oh',
  1,
);
put(
  'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  2,
);
put(
  'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто twenty thirty forty fifty sixty seventy eighty ninety',
  2,
);
put('hundred triple', 2);
put('double o', 1);
put('сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот', 3);

const TRIGGER = /тел|номер|звон|набери|моб|сот|phone|number|call|text|reach|dial/;
const COUNTING = /^(?:один|ноль|zero|one) (?:один|два|one|two)(?: (?:три|two|three|два))?/;
const IN_ORDER = [
  'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать',
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen',
].map((words) => words.split(' '));
const OWNED =
  /\b(?:my|me|mine|mom|mum|dad|home|his|her|our|cell)\b|(?<![а-я])(?:мой|мне|мамин|папин|это)(?![а-я])/;

/** Telephone numbers in words, or in words and digits: "восемь девятьсот пять один два три…", "five five five…". */
export const spokenPhone: Recognizer = {
  name: 'spoken-phone',
  find(document) {
    const found: Candidate[] = [];
    const { tokens, cued } = document;
    let behind = 0;
    for (const token of cued) {
      if (token.index < behind || !spoken.has(token)) continue;
      const first = beginningOf(document, token.index, behind);
      const run = readRun(document, first);
      const candidate = judge(document, tokens[first]!, tokens[run.last]!, run);
      if (candidate !== undefined) found.push(candidate);
      behind = run.last + 1;
    }
    return found;
  },
};

/** "8 девятьсот пять…", "718 five five…": figures may open the row. */
function beginningOf({ tokens, text }: TextDocument, index: number, behind: number): number {
  let first = index;
  while (first > behind && index - first < 4) {
    const before = tokens[first - 1]!;
    if (before.kind !== 'number' || before.end - before.start > 4) break;
    if (!/^(?:, ?|[ –-])$/.test(text.slice(before.end, tokens[first]!.start))) break;
    first--;
  }
  return first;
}

interface Run {
  readonly last: number;
  readonly length: number;
  readonly words: number;
}

const spoken = new PrefixSet([...DIGITS.keys()].map((word) => `${word}$`).join(' '));

/** Words for numbers, and digits between them, in one row. "сорок пять" is two digits, "триста двадцать" three. */
function readRun({ tokens, text }: TextDocument, first: number): Run {
  let length = 0;
  let words = 0;
  let room = 0;
  let last = first;
  for (let i = first; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (i > first && !/^[\s,.–-]{1,3}$/.test(text.slice(tokens[i - 1]!.end, token.start))) break;
    if (token.kind === 'number') {
      if (token.lower.length > 4) break;
      length += token.lower.length;
      room = 0;
    } else {
      const digits = DIGITS.get(token.lower);
      if (digits === undefined) break;
      words++;
      if (digits < room + 1 && room > 0)
        room =
          digits === 2 ? (/^(?:.*надцать|десять|.*teen|ten|eleven|twelve)$/.test(token.lower) ? 0 : 1) : 0;
      else {
        length += digits;
        room =
          digits === 3
            ? 2
            : digits === 2 && !/(?:надцать|десять|teen|^ten|eleven|twelve|hundred|triple)$/.test(token.lower)
              ? 1
              : 0;
      }
      if (token.lower.endsWith('десять') && token.lower !== 'десять') room = 1;
    }
    last = i;
  }
  return { last, length, words };
}

function judge(
  { lower, tokens, text }: TextDocument,
  first: Token,
  last: Token,
  words: Run,
): Candidate | undefined {
  const run = words;
  const before = tokens[first.index - 1];
  const isPlus =
    before !== undefined && /^(?:плюс|plus)$/.test(before.lower) && first.start === before.end + 1;
  const isLead = /^[78]$/.test(first.lower);
  const start = isPlus ? before.start : first.start - (text[first.start - 1] === '+' ? 1 : 0);
  const triggered = TRIGGER.test(lower.slice(Math.max(0, first.start - 40), first.start));
  const phrase = lower.slice(first.start, last.end);
  const starts = isLead || isPlus || /^(?:восемь|семь|плюс|девять|девятьсот)/.test(phrase);
  const isLong =
    run.length >= 10 && run.length <= 13 && (run.words >= 3 || (run.words > 0 && (starts || triggered)));
  const isGrouped = run.words >= 3 && (run.length === 10 || run.length === 11) && /\d{3}/.test(phrase);
  const isEnglish =
    /^[a-z]/.test(phrase) && run.words >= 7 && (run.length === 7 || run.length === 10 || run.length === 11);
  if (
    !(isLong && (starts || triggered || isOwned(lower, first.start, last.end))) &&
    !isGrouped &&
    !(isEnglish && (triggered || run.length >= 10 || isOwned(lower, first.start, last.end))) &&
    !(triggered && run.length >= 6 && run.words >= 5)
  )
    return undefined;
  if ((COUNTING.test(phrase) && !triggered) || isCounting(phrase)) return undefined;
  return {
    start,
    end: last.end,
    type: 'PHONE',
    score: isPlus ? 0.95 : triggered ? 0.9 : 0.75,
    recognizer: 'spoken-phone',
    reason: `${run.length} digits in words`,
  };
}

/** Whether the words next to the number say whose it is. */
function isOwned(lower: string, start: number, end: number): boolean {
  return OWNED.test(lower.slice(Math.max(0, start - 24), start)) || OWNED.test(lower.slice(end, end + 24));
}

/** "two four six eight ten": steps of one width are no telephone number. */
function isCounting(phrase: string): boolean {
  const words = phrase.split(/[^a-zа-я]+/);
  return IN_ORDER.some((order) => {
    const step = order.indexOf(words[1] ?? '') - order.indexOf(words[0]!);
    return (
      step !== 0 &&
      words.every((word, i) => {
        const at = order.indexOf(word);
        return at !== -1 && (i === 0 || at - order.indexOf(words[i - 1]!) === step);
      })
    );
  });
}
