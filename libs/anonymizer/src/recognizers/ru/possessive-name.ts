import { isPossessive, ownersOf } from '../../names/possessive.js';
import { isOfStory } from '../../names/stories.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';
import { isOfExercise, isOfTask } from '../generic/exercise-words.js';

const LEAST_SCORE = 0.5;
/** Names of one message are few, and each is compared with all that was found. */
const MOST = 8;
const MOST_ASKED = 32;
const SHORTEST = 4;
const LONGEST = 16;
/** How far from its end the ending of such an adjective begins: "-иными". */
const ENDING = 5;

/** What a pupil has, and who is somebody's: books and tales speak of other things. */
const OF_PUPIL =
  /^ (?:сочинени|тетрад|дневник|вариант|домашк|домашн|контрольн|презентаци|доклад|реферат|стих|рисун|подел|двой[кч]|оценк|телефон|рюкзак|портфел|пенал|парт[аеуоы](?![а-яё])|велосипед|сообщени|аккаунт|почерк|учебник|шпаргал|конспект|днюх|д[нр](?![а-яё])|день рожд|дн[яе] рожд|мам|пап(?!к)|бабуш|бабул|дедуш|брат(?!ец|ц)|сестр|подруг|подруж|парень|парн|родител|тет[яеиюь]|т[её]т[яеиюь]|дяд|кот(?:а|у|ом|е|ы)?(?![а-яё])|кошк|собак|хомяк|попугай|класс(?:е|а|у|ом)?(?![а-яё])|одноклассн|учител|репетитор)/;
/** Behind a word of its own that begins a sentence: "Машина мама", and neither "Машина брата" nor "машина мамы". */
const SURELY_OWNED =
  /^(?:ина (?:мама|бабушка|сестра|подруга|т[её]тя|тетрадь|домашка)|ино (?:сочинение|домашнее)|ин (?:папа|дедушка|брат|дневник|телефон)|ин(?:ой|ого|ому|ом|у|ых|ыми?) (?:мам|пап(?!к)|бабуш|дедуш|брат|сестр|подруг|сочинени|тетрад|дневник))/;
/** "варькин", "димкиным": nothing but names and "пушкин" end so. */
const OF_ENDEARED = /кин(?:[аоыуе]|о[йм]|ого|ому|ым|ыми|ых)?$/;
const OF_WORK =
  /повест|рассказ(?:е|а|ы|у)(?![а-я])|роман[аеу]?(?![а-я])|персонаж|геро[йяие]|сказк|мультф|фильм|автор|пословиц|поговорк|песн/;

/** Whose brother or dog books and tales speak of. */
const OF_TALES =
  /^(?:[аеэ]лен(?:ушк|к)?|емел|федор|фильк|алис|элл|эльз|тем|ас|рус|юр|марус|танюш|иванушк|наташ|сон|тамар|томк?|дениск|ленк|варвар|екатерин|татьян|марф|куз|филипк|мишк|ваньк)ин/;
/** Asked of who is known from somewhere, and of words. */
const ASKS =
  /(?<![а-я])(?:кто|кем|кого|как звали|как зовут|почему|зачем|чей|чья|чье|чему|сколько)(?![а-я])|окончани|морфем|част[ьи] речи|разбор|суффикс|букв[аыу]|словосочетани|прочитай|транскрипц|(?<![а-я])корень|падеж/;
const ASKS_WHO = /(?<![а-я])(?:кто|кем|кого|как звали|как зовут|чей|чья|чье)(?![а-я])/;
/** "блокадный" */
const OF_HISTORY = /блокад|войн[аеуы]|ленинград|(?<![а-я])век[ае]?(?![а-я])/;

/**
 * "Илюшино стихотворение", "варькин кот": a Russian adjective made of a given name, before what a pupil has or who is
 * somebody's.
 */
export const possessiveName: Recognizer = {
  name: 'possessive-name',
  locale: 'ru',
  find(document, others) {
    const found: Candidate[] = [];
    let asked = 0;
    for (const token of document.tokens) {
      if (found.length === MOST || asked === MOST_ASKED) break;
      if (!mayBePossessive(token) || !isOwned(document, token)) continue;
      asked++;
      if (isDecided(token, others)) continue;
      found.push({
        start: token.start,
        end: token.end,
        type: 'PERSON',
        score: 0.6,
        recognizer: 'possessive-name',
        reason: 'whose something of a pupil is',
      });
    }
    return found;
  },
};

function mayBePossessive({ kind, script, start, end, lower }: Token): boolean {
  const length = end - start;
  return (
    kind === 'word' &&
    script === 'cyrillic' &&
    length >= SHORTEST &&
    length <= LONGEST &&
    lower.lastIndexOf('ин') >= Math.max(2, length - ENDING)
  );
}

function isOwned(document: TextDocument, token: Token): boolean {
  const { text, lower } = document;
  const { start, end, index, word } = token;
  const isOwned =
    (word.isOrdinary && !OF_ENDEARED.test(token.lower)) || word.isPlace
      ? token.casing === 'title' &&
        SURELY_OWNED.test(lower.slice(lower.lastIndexOf('ин', end), end + LONGEST))
      : OF_PUPIL.test(lower.slice(end, end + LONGEST));
  if (!isOwned) return false;
  if (ownersOf(token.lower).length === 0 || !isPossessive(text, start, end)) return false;
  const { isSum, figures, isOwn, personal } = subjectOf(document);
  const isLife = isOwn || personal > 0;
  return (
    !isSum &&
    (isLife || !isOfOthers(document, token)) &&
    figures.length === 0 &&
    !isOfTask(document) &&
    !occurs(document, OF_WORK) &&
    !isOfStory(document, index, index)
  );
}

/** "Наташина мама в Войне и мире как звали", "Как пишется: Мишин рюкзак": such an adjective, whatever all around says of it. */
export function isOwnedInTask(document: TextDocument, token: Token): boolean {
  if (!mayBePossessive(token) || ownersOf(token.lower).length === 0) return false;
  const { isOwn, personal } = subjectOf(document);
  if (isOwn || personal > 0 || !isPossessive(document.text, token.start, token.end)) return false;
  return (
    subjectOf(document).language > 0 ||
    isOfExercise(document) ||
    (OF_TALES.test(token.lower) && occurs(document, ASKS_WHO))
  );
}

/** Without a word on the writer's own life. */
const isOfOthers = (document: TextDocument, { lower }: Token): boolean =>
  // "Олина бабушка испекла 12 пирожков"
  document.numbers.length > 0 ||
  OF_TALES.test(lower) ||
  occurs(document, ASKS) ||
  occurs(document, OF_HISTORY);

const isDecided = ({ start, end }: Token, others: readonly Candidate[]): boolean =>
  others.some((other) => other.start < end && other.end > start && other.score >= LEAST_SCORE);
