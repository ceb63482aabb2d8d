import { candidateOf, type Candidate, type Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { isDigitCode, type Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';

const LONGEST_LETTERS = 5;
const LONGEST_NUMBER = 4;
/** Whose code it is, or who tells it. */
const GROUP = new WordTest(
  'групп[аыеу]|групп(?:ой|ою)|гр|подгрупп[аыеу]|студент(?:а|у|ом|ка|ки|ке|кой)?|учащ(?:ийся|аяся|егося|ейся|емуся)|старост[аыеу]|куратор(?:а|у|ом)?|взвод[аеу]?|одногруппник(?:и|ов|ам)?|ведомост[ьи]',
);
/** "ИС-21", "МЕД-12", "СВ-19к", "ИСП-23-1" */
const LETTERS_FIRST = /[А-ЯЁ]{1,5}\d?-?\d{2,3}(?:[-/]\d{1,2})?[а-яА-Я]?(?![A-Za-zÀ-ԯ\d-])/y;
/** "22-ПД-4", "1ТД-22" */
const NUMBER_FIRST = /\d{1,2}-?[А-ЯЁ]{2,4}-\d{1,2}(?![A-Za-zÀ-ԯ\d-])/y;

/** "ведомость по гр. 4211" */
const NUMBER_ALONE =
  /(?<!\d)\d{4}(?=$|[.,:;!?)\n]| (?:и|а|в|на|у|по|просит|пишет|сдает|не|это|завтра|сегодня)(?![а-яё]))/y;
const OF_NUMBER = /^(?:гр|групп[аыеу]|группой)$/;

/** The groups of colleges, by their codes, where a word for a group or for who is in it stands before. */
export const collegeGroup: Recognizer = {
  name: 'college-group',
  locale: 'ru',
  find(document) {
    const found: Candidate[] = [];
    let behind = 0;
    for (const number of document.numbers) {
      if (number.start < behind || number.end - number.start > LONGEST_NUMBER) continue;
      const group = groupOf(document, number);
      if (group === undefined) continue;
      behind = group.end;
      found.push(candidateOf({ ...group, score: 0.86, reason: 'code of a group' }, 'CLASS', 'college-group'));
    }
    return found;
  },
};

function groupOf({ tokens, text }: TextDocument, number: Token): { start: number; end: number } | undefined {
  const before = tokens[number.index - 1];
  if (before !== undefined && OF_NUMBER.test(before.lower) && number.start - before.end <= 3) {
    NUMBER_ALONE.lastIndex = number.start;
    if (NUMBER_ALONE.test(text)) return { start: number.start, end: NUMBER_ALONE.lastIndex };
  }
  const isBehind = before !== undefined && isLetters(before) && number.start - before.end <= 1;
  const first = isBehind ? before : number;
  const next = tokens[number.index + 1];
  if (!isBehind && !(next !== undefined && isLetters(next) && next.start - number.end <= 1)) return undefined;
  const word = tokens[first.index - 1];
  if (word?.kind !== 'word' || first.start - word.end > 3 || !GROUP.accepts(word.word)) return undefined;
  if (!/^(?:\.? |: | № ?| ["«])$/.test(text.slice(word.end, first.start))) return undefined;
  const pattern = isDigitCode(text.charCodeAt(first.start)) ? NUMBER_FIRST : LETTERS_FIRST;
  pattern.lastIndex = first.start;
  return pattern.test(text) ? { start: first.start, end: pattern.lastIndex } : undefined;
}

const isLetters = ({ kind, casing, script, start, end }: Token): boolean =>
  kind === 'word' &&
  (casing === 'upper' || (casing === 'title' && end - start === 1)) &&
  script === 'cyrillic' &&
  end - start <= LONGEST_LETTERS;
