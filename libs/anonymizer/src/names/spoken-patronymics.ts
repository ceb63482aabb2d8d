const SPOKEN =
  /^(?:(?:сан|пал)ыч(?:[ауе]|ем)?|палн(?:[аыеу]|ой)|[a-z]{3,}(?:[oe]v(?:na|ich)|ichna)|[а-я]{3,}(?:[оае]в(?:н[аыеу]|ной|ич(?:[ауе]|ем)?)|ичн[аыеу]|[оае]ич(?:[ауе]|ем)?|(?:[бвгдзклмнпрст]|ан|[еи]н)[ыи]ч(?:[ауе]|ем)?|(?:(?<=[аеиоуыэюя])нн|льн|лн|[аеи]вн|рг[е]?вн|шн)(?:[аыеу]|ой)))$/;

/** Whether the word, behind a given name, is a patronymic as it is spoken or slipped: "саныч", "никалаевна", "petrovna". */
export function isSpokenPatronymic(lower: string): boolean {
  return SPOKEN.test(lower);
}

/** What speech leaves of given names before a patronymic, and the names in full. */
const FULL_OF = new Map(
  'марь мария; сан александр; алексан александр; пал павел; михал михаил; мих михаил; ван иван; вас василий; тать татьяна; татьян татьяна; натал наталья; наталь наталья; анн анна; никола николай; кирил кирилл; серг сергей'
    .split('; ')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** Others of the kind, which may be names of their own. */
const MAY_BE_WHOLE = new Set('мар марья лексан алекс андрей'.split(' '));

/** Whether the word may be what speech leaves of a given name before a patronymic: "сан саныч". */
export function isContracted(lower: string): boolean {
  return FULL_OF.has(lower) || MAY_BE_WHOLE.has(lower);
}

/** The full name of a contracted one that a patronymic follows: "мария" of "марь иванна". */
export const fullOfContracted = (lower: string): string | undefined => FULL_OF.get(lower);

const SHORT =
  /^(?:никол|петр|серг|алекс|александр|анат|викт|вас|григ|андр|юр|евг|конст|дм|дмитр|влад|владим|вал|мих|степ|фед|леон|вяч|анд|арк|макс|ник)$/;

/** "ольга никол. задала": a patronymic cut short, with its dot. */
export function isShortPatronymic(lower: string): boolean {
  return SHORT.test(lower);
}
