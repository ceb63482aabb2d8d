import { caseStem, declineGivenName, fullNameKey } from '@portal/anonymizer/grammar';
import { isLatin, keysOf } from './figures.js';

/** "Jean de Meun", "Alexander von Humboldt": small words of a name, which nobody is known by. */
const PARTICLES = new Set(
  'de da do dos das du del della di la le les el al ar as bin ibn ben von van der den ter ten af y e of the zu und st mac де да ди дю дель ла ле ван вон фон дер аль эль бин ибн эд и'.split(
    ' ',
  ),
);

const PATRONYMIC = /(?:[оеё]вич|ьич|[оеё]вна|ична)$/;

/**
 * Lists of persons, each surname first and with ";" between them: under what each of them is known in full.
 *
 * @param isKept which given names count, with the surname
 */
export function fullNameKeys(
  lines: readonly string[],
  isKept: (given: string, surname: string) => boolean = () => true,
): Set<string> {
  const keys = new Set<string>();
  for (const entry of lines.join(';').split(';')) {
    const [surname, ...given] = entry.trim().split(/ +/);
    if (surname === undefined || surname === '') continue;
    // "Скопин-Шуйский" may be read word by word.
    const surnames = new Set([surname, surname.split('-').at(-1)!]);
    for (const name of given.flatMap((one) => [one, ...one.split('-')])) {
      // One letter, or a particle, is no name.
      if (
        name.length < 2 ||
        PARTICLES.has(name) ||
        !isKept(name, surname) ||
        (given.length > 1 && PATRONYMIC.test(name))
      )
        continue;
      for (const of of surnames) for (const key of keysOfPair(name, of)) keys.add(key);
    }
  }
  return keys;
}

function keysOfPair(given: string, surname: string): string[] {
  if (isLatin(surname)) return [fullNameKey(given, surname)];
  const forms = declineGivenName(given, /[ая]$/.test(given) ? 'f' : 'm');
  const stems = new Set([given, ...forms].map(caseStem));
  return withoutPlural(stems).flatMap((stem) => withoutPlural(keysOf(surname)).map((of) => `${stem} ${of}`));
}

/** "шуйски" beside "шуйск" is that of no form in the singular. */
const withoutPlural = (stems: ReadonlySet<string>): string[] =>
  [...stems].filter((stem) => !(/[иоеыуюя]$/.test(stem) && stems.has(stem.slice(0, -1))));
