import { subjectOf } from '../recognizers/context.js';
import { asks, type TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { castmates } from './casts.js';
import { mayBeFigure } from './figures.js';

/** In a message that tells of the writer's life, and of no lesson, one everyday name beside another may be chance. */
const LEAST_IN_TALK = 2;

/**
 * Whether the words from `first` to `last` name somebody of a book, a film or history of which others are named beside them.
 *
 * @param isOfLife whether something beside them is of the writer's life, so that one name may be chance
 */
export function isOfStory(document: TextDocument, first: number, last: number, isOfLife = false): boolean {
  const others = castmates(document, first, last);
  if (others === 0) return first === last && isOfLibrary(document, first);
  if (others >= LEAST_IN_TALK) return true;
  const { personal, lesson, figures } = subjectOf(document);
  // Who writes names small writes of friends: "прикинь гоша признался насте".
  const isLife = isOfLife || personal > 0 || document.tokens[first]!.casing === 'lower';
  return lesson > 0 || figures.length > 0 ? !isOfLife : !isLife;
}

/** "Austen, Jane – Emma": somebody of lessons, the surname first, and what they wrote. */
function isOfLibrary(document: TextDocument, index: number): boolean {
  if (isFigureAt(document, index) || isFigureAt(document, index - 1)) return true;
  const { text, tokens } = document;
  return (
    isFigureAt(document, index - 2) &&
    /^ ?[–—:-] ?$/.test(text.slice(tokens[index - 1]!.end, tokens[index]!.start))
  );
}

function isFigureAt({ tokens, text }: TextDocument, index: number): boolean {
  const surname = tokens[index];
  const given = tokens[index + 1];
  return (
    surname !== undefined &&
    given?.casing === 'title' &&
    given.start === surname.end + 2 &&
    text[surname.end] === ',' &&
    given.word.given !== undefined &&
    surname.word.mayBeFigureInFull &&
    mayBeFigure(surname.lower, [given.lower])
  );
}

/** "Правильно ли поступила Лидия Михайловна в «Уроках французского»?": of one story by both names, beside a title. */
export function isCastByFather(document: TextDocument, given: Token | undefined, patronymic: Token): boolean {
  if (given === undefined || !given.word.casts.some((cast) => patronymic.word.casts.includes(cast)))
    return false;
  const { personal, schoolLife } = subjectOf(document);
  return personal <= 1 && schoolLife === 0 && /[«"“]/.test(document.text) && asks(document);
}
