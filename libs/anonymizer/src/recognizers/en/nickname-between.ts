import { isFigureInFull } from '../../names/figures.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt } from '../../text/document.js';
import { subjectOf } from '../context.js';

/** 'Ignatius "Iggy" Flood', "Robert (Bobby) Tran" */
const BETWEEN =
  /(?<=[a-zß-ſа-ԯ]) (?:["“][A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ]{1,11}["”]|['‘][A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ]{1,11}['’]|\([A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][a-zß-ſа-ԯ]{1,11}\)) (?=[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][a-zß-ſа-ԯ])/g;
/** The sign before the nickname: the pattern looks at every blank. */
const MAY_BE_BETWEEN = / ["“'‘(][A-Z]/;
const MOST = 12;

/** A full name with the everyday name of its bearer in the middle, in quotation marks or brackets. */
export const nicknameBetween: Recognizer = {
  name: 'nickname-between',
  locale: 'en',
  find(document) {
    const { text, tokens } = document;
    const found: Candidate[] = [];
    if (!MAY_BE_BETWEEN.test(text)) return found;
    for (const match of text.matchAll(BETWEEN)) {
      if (found.length === MOST) break;
      const behind = match.index + match[0].length;
      const surname = tokens[tokenIndexAt(tokens, behind)]!;
      const nickname = tokens[surname.index - 1]!;
      const given = tokens[nickname.index - 1];
      if (given?.end !== match.index || given.casing !== 'title') continue;
      if (given.word.given === undefined || given.word.isStop || surname.word.isStop) continue;
      // "George (Washington) University", 'Edward "Blackbeard" Teach'
      const isBracketed = match[0][1] === '(';
      if (
        surname.word.isOrdinary &&
        !surname.word.isListedSurname &&
        (isBracketed || nickname.word.given === undefined)
      )
        continue;
      if (nickname.word.isFigure || (isBracketed && nickname.word.given === undefined)) continue;
      if (isFigureInFull(given.lower, surname.lower) || isFigureInFull(nickname.lower, surname.lower))
        continue;
      if (subjectOf(document).lesson > 0 && nickname.word.given === undefined) continue;
      found.push({
        start: given.start,
        end: surname.end,
        type: 'PERSON',
        score: 0.92,
        recognizer: 'nickname-between',
        reason: 'a full name around a nickname',
      });
    }
    return found;
  },
};
