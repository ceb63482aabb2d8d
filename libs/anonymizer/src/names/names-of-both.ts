import { alsoShortFor } from './english-endearments.js';
import { endearedName } from './endearments.js';
import { givenName, type GivenName } from './given-names.js';

/** Stems of names that boys bear with a consonant, girls with "-а", and that the lists have of one of them only. */
const HARD = new Set(
  'салим самир карим камил замир малик мунир нафис шакир назир алим закир рашид тахир ильнар рахим хаким латиф халим насим захир'.split(
    ' ',
  ),
);
/** "Рамиль" and "Рамиля" */
const SOFT = new Set('рамил джамил жамил адил камил шамил раил'.split(' '));

const HARD_FORM = /^(.+?)(|а|у|ом|е|ы|ой|ою)$/;
const SOFT_FORM = /^(.+?)(ь|я|ю|ем|е|и|ей|ею)$/;
const OF_BOY = new Set(['', 'ом', 'ь', 'ем']);
const OF_GIRL = new Set(['ы', 'ой', 'ою', 'и', 'ей', 'ею']);

/** The given name that a lower-case word is a form of, and all whom it may stand for. */
export function bearersOf(word: string): GivenName | undefined {
  const known = nameOfBoth(word) ?? givenName(word);
  // "Lily" is short for Lillian, and a name that children are given as well.
  const more = known === undefined || known.isShort ? alsoShortFor(word) : [];
  if (more.length > 0)
    return { people: [...new Set([...(known?.people ?? []), ...more])], isShort: true, isRare: false };
  return known?.isRare === false ? known : (endearedName(word) ?? known);
}

/** "салимом" is he, "каримой" is she, and "карима" may be either. */
function nameOfBoth(word: string): GivenName | undefined {
  return named(HARD_FORM.exec(word), HARD, ['', 'а']) ?? named(SOFT_FORM.exec(word), SOFT, ['ь', 'я']);
}

function named(
  form: RegExpExecArray | null,
  stems: ReadonlySet<string>,
  [his, hers]: readonly [string, string],
): GivenName | undefined {
  const [, stem, ending] = form ?? [];
  if (stem === undefined || ending === undefined || !stems.has(stem)) return undefined;
  const people = [...(OF_GIRL.has(ending) ? [] : [stem + his]), ...(OF_BOY.has(ending) ? [] : [stem + hers])];
  return { people, isShort: false, isRare: false };
}
