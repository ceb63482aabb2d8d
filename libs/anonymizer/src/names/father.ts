import { patronymicStem } from './decline.js';
import { isFatherStem } from './given-names.js';

/** What speech leaves of the stem of a patronymic: "Палыч", "Саныч", "Михална", "Сергевна". */
const SPOKEN = new Map(
  'пал павл; сан александр; алексан александр; михал михайл; мих михайл; серг серге; андр андре; алекс алексе; никол никола; юрь юр; матв матве; иль ил'
    .split('; ')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** "Иванна", "Николавна", "Викторна": the forms of a daughter without the syllable in the middle. */
const SHORTENED = /^([а-я]{1,13}[бвгджзклмнпрстфх])н(?:а|ы|е|у|ой|ою)$/;

/**
 * The stem of the father's name of a patronymic, the same for every form of it and for how it is spoken; undefined for what is
 * no patronymic.
 *
 * @example
 * fatherOf('сергевна'); // 'серге', as of 'сергеевна' and 'сергеич'
 */
export function fatherOf(word: string): string | undefined {
  return knownFatherOf(word) ?? patronymicStem(word);
}

/** The same of a name that is known to be a father's: not of "Попович". */
export function knownFatherOf(word: string): string | undefined {
  const shortened = SHORTENED.exec(word)?.[1];
  const bare =
    shortened === undefined
      ? undefined
      : (exactStem(shortened) ?? exactStem(shortened.replace(/(?<=[ае])в$/, '')));
  if (bare !== undefined) return bare;
  const stem = patronymicStem(word.replace(/ишн(?=[аыеу]|о[йю]$)/, 'ичн'));
  return stem === undefined ? undefined : (exactStem(stem) ?? exactStem(stem.replace(/[ьи]$/, '')));
}

const exactStem = (stem: string): string | undefined =>
  SPOKEN.get(stem) ?? (isFatherStem(stem) ? stem : undefined);
