const SPOKEN =
  /^(?:(?:сан|пал)ыч(?:[ауе]|ем)?|палн(?:[аыеу]|ой)|[a-z]{3,}(?:[oe]v(?:na|ich)|ichna)|[а-я]{3,}(?:[оае]в(?:н[аыеу]|ной|ич(?:[ауе]|ем)?)|ичн[аыеу]|[оае]ич(?:[ауе]|ем)?|(?:[бвгдзклмнпрст]|ан|[еи]н)[ыи]ч(?:[ауе]|ем)?|(?:(?<=[аеиоуыэюя])нн|льн|лн|[аеи]вн|рг[е]?вн|шн)(?:[аыеу]|ой)))$/;

/** Whether the word, behind a given name, is a patronymic as it is spoken or slipped: "саныч", "никалаевна", "petrovna". */
export function isSpokenPatronymic(lower: string): boolean {
  return SPOKEN.test(lower);
}

const CONTRACTED = new Set(
  'сан пал марь мар марья алексан лексан михал мих ван вас тать татьян натал наталь анн алекс андрей никола кирил серг'.split(
    ' ',
  ),
);

/** Whether the word may be what speech leaves of a given name before a patronymic: "сан саныч". */
export function isContracted(lower: string): boolean {
  return CONTRACTED.has(lower);
}

const SHORT =
  /^(?:никол|петр|серг|алекс|александр|анат|викт|вас|григ|андр|юр|евг|конст|дм|дмитр|влад|владим|вал|мих|степ|фед|леон|вяч|анд|арк|макс|ник)$/;

/** "ольга никол. задала": a patronymic cut short, with its dot. */
export function isShortPatronymic(lower: string): boolean {
  return SHORT.test(lower);
}
