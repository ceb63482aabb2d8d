import type { TextDocument } from '../text/document.js';
import { isNextWord, startsSentence } from '../text/position.js';
import type { Token } from '../text/tokenize.js';
import { isNominative } from './gender.js';
import { SURNAME, SURNAME_FORM } from './roles.js';

/** Endings of verbs that no surname has: "Боюсь Машу". */
const VERB = /(?:[еи]м|[еи]т[еь]?|[ьй]те|с[яь]|шь|ть)$/;
/** Surnames end like these as well, in other cases: "Мазуру Кириллу". */
const OF_MINE = new Set(
  'люблю ненавижу обожаю уважаю умоляю прошу хочу вижу знаю помню жду зову ищу ругаю хвалю прощаю терплю скажу спрошу напишу позову позвоню поздравлю приглашу защищаю учу веду везу кормлю жалею понимаю слушаю встречу встречаю провожаю рисую пишу посылаю отправлю отдам дам дарю подарю обидел обидела ударил ударила видел видела встретил встретила спросила поставила пришла забрал забрала боюсь'.split(
    ' ',
  ),
);
/** "Опиши Машу", "Посоветуй Кириллу Белову" */
const ORDER = /(?:[бвгджзклмнпрстфхцчшщ]и|[аеуя]й)(?:те)?$/;

/**
 * Whether a word that begins a sentence, with its capital, is a verb sooner than a name: behind a verb stands nobody in the
 * nominative, "Опиши Машу", and behind a surname, in a list, hardly anybody in another case, "Нечай Злата".
 */
export function isOpeningVerb(document: TextDocument, token: Token): boolean {
  const { word, lower, script, casing } = token;
  if (script !== 'cyrillic' || casing !== 'title' || word.given !== undefined) return false;
  if ((word.surnameRoles & (SURNAME | SURNAME_FORM)) !== 0) return false;
  if (!VERB.test(lower) && !ORDER.test(lower) && !OF_MINE.has(lower)) return false;
  const next = document.tokens[token.index + 1];
  return isNextWord(document, token, next) && isOblique(next) && startsSentence(document, token);
}

/** "Машу", "Кириллу"; of rare names, of which the stem is known alone, what ends in a vowel and may be any case. */
function isOblique({ lower, word: { given } }: Token): boolean {
  if (given === undefined || given.people.includes(lower)) return false;
  return !isNominative({ lower, name: given }) && !/[бвгджзйклмнпрстфхцчшщь]$/.test(lower);
}
