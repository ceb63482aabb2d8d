import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import { subjectOf } from '../context.js';

const LEAST_SCORE = 0.5;
/** "гимназия Примакова", "кадетский корпус Шувалова" */
const NAMED =
  /(?<![A-Za-zÀ-ԯ\d-])(?:(?:кадетск|математическ|физматическ|православн|частн|музыкальн|художественн)[а-я]{2,3} )?(?:гимнази[яюиею]|лице[йяюем]{1,2}|корпус[аеу]?|пансион[аеу]?|школ[ауыео]й?) (?:(?:имени|им\.) )?[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][a-zß-ſа-ԯ]{2,}(?:ова|ева|ёва|ина|ына|ского|цкого|ой|овой|евой|ицы|ича)(?![A-Za-zÀ-ԯ-])/g;
/** In talk of one's own schooling. */
const OF_OWN =
  /(?<![а-я])(?:уч(?:усь|ится|атся|ились|ился|илась)|поступ[а-я]{1,6}|перев[её][а-я]{1,5}|перешл?[а-я]{1,3}|закончил[аи]?|окончил[аи]?|хож[уи]|ходит|экзамен[а-я]{0,3} в|взяли в|приняли в|наша|моя|моей|нашей|сын|дочь|дочка|документы в)(?![а-я])/;
const MAY_BE_NAMED = /гимнази|лице|корпус|пансион|школ/;
/** "Lincoln HS vs Roosevelt HS" */
const PARALLEL =
  /(?<![A-Za-zÀ-ԯ-])((?:[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ'’]+ ){1,3}(?:HS|High|Elementary|Primary|Academy|College|Grammar|Middle|Secondary)) ?(?:vs?\.?|versus|and|&|against|beat|played|,|\/) ?$/;
const REACH = 60;
/** One word and the kind of school. */
const SHORTEST = 2;
const MOST_NAMED = 8;

/** "поступаю в гимназию Примакова", "Lincoln HS vs Roosevelt HS": a school by a name alone, and the other one of a match. */
export const schoolOfName: Recognizer = {
  name: 'school-of-name',
  find(document, others) {
    const found: Candidate[] = [];
    const { text } = document;
    const add = (start: number, end: number, reason: string): void => {
      found.push({ start, end, type: 'SCHOOL', score: 0.68, recognizer: 'school-of-name', reason });
    };
    for (const { type, score, start } of others) {
      if (type !== 'SCHOOL' || score < LEAST_SCORE) continue;
      const from = Math.max(0, start - REACH);
      const match = PARALLEL.exec(text.slice(from, start));
      if (match === null) continue;
      const first = from + match.index;
      if (match[1]!.split(' ').length === SHORTEST || !startsWithOrdinary(document, first))
        add(first, first + match[1]!.length, 'school beside another');
    }
    if (!occurs(document, MAY_BE_NAMED) || !occurs(document, OF_OWN)) return found;
    if (speaksOfOthers(document)) return found;
    let named = 0;
    for (const { index, 0: match } of text.matchAll(NAMED)) {
      if (named++ === MOST_NAMED) break;
      add(index, index + match.length, 'school called after somebody');
    }
    return found;
  },
};

const SCHOOL_WORD = /^(?:гимнази|лице|корпус|пансион|школ|имени|им$)/;

/** "гимназия Зелинского, где учился Гумилёв": figures other than the one that the school has the name of. */
const speaksOfOthers = (document: TextDocument): boolean =>
  subjectOf(document).figures.some((index) => !SCHOOL_WORD.test(document.tokens[index - 1]?.lower ?? ''));

/** "Yesterday Lincoln HS": the word is none of the name. */
function startsWithOrdinary({ tokens }: TextDocument, start: number): boolean {
  const first = tokens[tokenIndexAt(tokens, start)]!;
  return first.index === 0 && first.word.isOrdinary;
}
