import { givenName, type GivenName } from './given-names.js';

/** "Самирочка", "Виолетку", "Софьюшке": what speech hangs on to a name that a girl bears, or a boy. */
const ENDEARING = /^([а-я]{2,}?[^аеиоуыэюяь])(?:[ое]ч|[ое]нь|[ьюу]?ш|ь)?к(?:а|и|е|у|ой|ою)$/;
/** "Тимурчик", "Маратика" */
const ENDEARING_BOY = /^([а-я]{2,}?[^аеиоуыэюяь])ч?ик(?:|а|у|ом|е)$/;
/** What the full name may have behind the part that is left of it. */
const ENDS = ['а', 'я', 'ия', 'ья', '', 'ь'];
const BOY_ENDS = ['', 'ь'];

/** The name behind a form that is in no list of everyday forms: "дамирчик" is "дамир". */
export function endearedName(word: string): GivenName | undefined {
  const base = ENDEARING.exec(word)?.[1];
  const boy = ENDEARING_BOY.exec(word)?.[1];
  return (
    (base && (firstOf(base, ENDS) ?? firstOf(base + base.at(-1)!, ['а']))) ||
    (boy && firstOf(boy, BOY_ENDS)) ||
    undefined
  );
}

function firstOf(base: string, ends: readonly string[]): GivenName | undefined {
  for (const end of ends) {
    const full = givenName(base + end);
    if (full !== undefined) return { people: full.people, isShort: true, isRare: full.isRare };
  }
  return undefined;
}
