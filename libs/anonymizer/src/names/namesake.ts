import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { WordTest } from '../text/word-test.js';
import { isFullName, type NameChain } from './name-chain.js';

/** Laws, works and things that bear somebody's name: "теорема Виета", "Newton's law". */

const NAMESAKE_RU = new WordTest(
  '(?:теорем|закон|правил|формул|метод|числ|постоянн|таблиц|уравнени|опыт|эффект|принцип|схем|признак|лемм|неравенств|критери|ряд[аыу]?$|сила$|силы$|силу$|ток[аи]?$|коэффициент|цикл|диаграмм|шкал|градус|треугольник|решет|алгоритм|круг[аи]?$|пространств|геометри|кодекс|операци|болезн|синдром|премии|премия|модел|гипотез|бином|спираль|последовательност|матриц|преобразовани|интеграл|постулат|машин[аыу]$|бутылк|лист$|лента|ленты|мост$|вольтова|аксиом|задач[аиу]$|учебник[а-я]*$|задачник[а-я]*$|сборник[а-я]*$|решебник[а-я]*$|гдз$|парадокс).*',
);
const NAME_WORDS = new WordTest('имя|имени|имен|имена|слово|слова|слове|слову|словом|name|names|word');
const NAMESAKE_EN = new WordTest(
  'law|laws|theorem|theory|equation|equations|principle|rule|formula|constant|number|numbers|effect|triangle|identity|sequence|series|test|method|experiment|paradox|conjecture|hypothesis|scale|diagram|diagrams|square|squares|cycle|disease|syndrome|prize|table|model|transform|curve|inequality|method|poem|poems|play|plays|novel|novels|speech|reign|army|wives|finch|wager|razor|dilemma|gambit|hierarchy|taxonomy|demon|oath|version|guillotine|ladder|cup|award|medal|trophy|bowl|musical|movie|prison|experiment|memorial|numeral|numerals|alphabet|calendar|gods|candle|catholic|stone|syndrome|civili[sz]ation|rebellion|uprising|empire|kingdom|trees?|flowers?|plants?|leaves|berries|kart|tracks|songs|language|syntax|stats|lyrics|trench|sands',
);

/** "Hemi plays prop": what somebody plays follows. */
function isVerbPlays({ tokens }: TextDocument, { index, end }: Token): boolean {
  const next = tokens[index + 1];
  return (
    next !== undefined &&
    next.start === end + 1 &&
    !/^(?:are|were|is|by|that|which|about|of|and|in|have|had|do|did|written|set|to|like|include)$/.test(
      next.lower,
    )
  );
}

/** "В таблице Булат 12,5 с": a row of a table, not what is named after somebody. */
const isInTable = ({ tokens }: TextDocument, { given, surname, last, end }: NameChain): boolean =>
  given !== undefined &&
  surname === undefined &&
  tokens[last + 1]?.kind === 'number' &&
  tokens[last + 1]!.start === end + 1;

/** Whether something is called after the bearer. */
export function isNamesake(document: TextDocument, chain: NameChain, before: readonly Token[]): boolean {
  if (
    before[0] !== undefined &&
    NAMESAKE_RU.accepts(before[0].word) &&
    document.text.charCodeAt(before[0].end) !== 0x3a &&
    !isInTable(document, chain)
  )
    return true;
  // "имя Глеб Росинский": a full name behind the word is written into a form.
  if (
    before[0] !== undefined &&
    NAME_WORDS.accepts(before[0].word) &&
    !isFullName(chain) &&
    !isInNameOf(chain, before)
  )
    return true;
  const next = document.tokens[chain.last + 1];
  if (next?.start !== chain.end + 1) return false;
  const between = document.text[chain.end];
  if (between === ' ' && next.lower === 'plays' && isVerbPlays(document, next)) return false;
  if (between === ' ')
    return (
      NAMESAKE_EN.accepts(next.word) ||
      (next.lower === 'of' && document.tokens[chain.last]!.script === 'latin')
    );
  // "Newton's law", "Pascal’s triangle"
  if ((between === "'" || between === '’') && next.lower === 's') {
    const owned = [
      document.tokens[chain.last + 2],
      document.tokens[chain.last + 3],
      document.tokens[chain.last + 4],
    ];
    return owned.some((word) => word !== undefined && NAMESAKE_EN.accepts(word.word));
  }
  return false;
}

/** "объяснительная от имени Лаптева Кирилла" */
export const isInNameOf = (chain: NameChain, before: readonly Token[]): boolean =>
  /^(?:от|на)$/.test(before[1]?.lower ?? '') && chain.surname !== undefined && chain.given !== undefined;
