import { isMostTaught } from '../names/most-taught.js';
import { ENGLISH_ROUGH_DEED, RUSSIAN_ROUGH_DEED } from '../names/rough-deeds.js';
import type { Candidate } from '../recognizer.js';
import { subjectOf } from '../recognizers/context.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';

const SURE = 0.9;

/** What a rule holds for less is a figure, or a name of something. */
const LEAST_OF_MET = 0.25;

/** "Саше 12 лет", where the dialog knows Sasha: the doubts of a sum or a lesson do not count. Figures stay figures. */
export function recognizeMet(document: TextDocument, candidates: Candidate[]): void {
  candidates.forEach((candidate, index) => {
    const { score, type, reason } = candidate;
    if (type !== 'PERSON' || score >= SURE || isWord(document, candidate)) return;
    const isDoubted =
      score < LEAST_OF_MET &&
      !dealsWithWriter(document, candidate) &&
      (!isAboutLife(document) || isOfTaught(document, candidate));
    if (metBy(document, candidate) >= (isDoubted ? 2 : 1))
      candidates[index] = { ...candidate, score: SURE, reason: `${reason}; met before` };
  });
}

/** "в Тамбове", "из Тамбова", "in Lincoln" */
const IN_PLACE = /(?:^|[^а-яёa-z])(?:в|во|из|in) $/i;
/** What stands before a word, and before no name. */
const OF_WORD = /(?:^|[^а-яёa-z])(?:the|an?|как(?:ой|ая|ую|ие|их)) $/i;

/** "The green car", "погода в Серове", where the dialog knows Theresa Green and Дима Серов */
function isWord({ tokens, text }: TextDocument, { start, end }: Candidate): boolean {
  const token = tokens[tokenIndexAt(tokens, start)];
  if (token === undefined || token.end !== end) return false;
  const before = text.slice(Math.max(0, start - 6), start);
  return (token.word.isPlace && IN_PLACE.test(before)) || OF_WORD.test(before);
}

/** "Duffy yells at my friend", and not "How does Duffy present time?" */
function isAboutLife(document: TextDocument): boolean {
  const { lesson, language, personal, relations } = subjectOf(document);
  return lesson === 0 && language === 0 && personal + relations > 0;
}

/** Given names are everybody's: "Alexander the Great". */
const isOfTaught = ({ tokens }: TextDocument, { start, end }: Candidate): boolean =>
  tokens
    .slice(tokenIndexAt(tokens, start), tokenIndexAt(tokens, end))
    .some(({ lower, word }) => word.given !== undefined || word.isPlace || isMostTaught(lower));

/** Whether the dialog has spoken of whom the candidate may name. */
export const isMet = (document: TextDocument, candidate: Candidate): boolean =>
  metBy(document, candidate) > 0;

const metBy = ({ shared, text }: TextDocument, { type, start, end }: Candidate): number =>
  type === 'PERSON' ? (shared.acquaintance?.met(text.slice(start, end)) ?? 0) : 0;

/** So far around a name is read, in UTF-16 units. */
const REACH = 40;

const RUSSIAN_DEED = `${RUSSIAN_ROUGH_DEED}|(?:позвонил|вызвал|отругал|поругал|выгнал|наказал|похвалил|пересадил|оскорбил|унизил|накричал|наорал|плюнул|напал|подставил|достал)а?|ненавидит|кричит|орет|угрожает|пристает|преследует|издевается|смеется`;
const ENGLISH_DEED = `${ENGLISH_ROUGH_DEED}|shoved|(?:e-?mailed|texted|messaged|called|phoned|failed|scolded|suspended|expelled|praised)|hates|threatened|insulted|mocks|tripped|(?:swore|spat) at|picks on`;
const TO_US =
  '(?:на |надо |над |со |с |ко |к )?(?:меня|мной|мне|нас|нами|нам|мо(?:его|ему|ю|ей|им|их)|наш(?:его|ему|у|ей|им|их))';
const DONE_TO_US = new RegExp(
  `^ (?:[а-я]{2,10} )?(?:(?:${RUSSIAN_DEED}) (?:[а-я]{2,10} )?${TO_US}|${TO_US} (?:[а-я]{2,10} )?(?:${RUSSIAN_DEED}))(?![а-я])|^ (?:[a-z]{2,10} )?(?:${ENGLISH_DEED}) (?:me|us|my|our)(?![a-z])`,
);
const DONE_TO_US_BY = new RegExp(`${TO_US} (?:[а-я]{2,10} )?(?:${RUSSIAN_DEED}) $`);

/** "Чехов ударил меня", "Williams hit me": whoever does something to the writer is no figure, if the dialog knows one of the name. */
function dealsWithWriter({ text }: TextDocument, { start, end }: Candidate): boolean {
  const behind = plain(text.slice(end, end + REACH));
  const before = plain(text.slice(Math.max(0, start - REACH), start));
  return DONE_TO_US.test(behind) || DONE_TO_US_BY.test(before);
}

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'");
