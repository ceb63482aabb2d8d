/**
 * What stands before a colon or a dash that leads to names: a part that only somebody has ("Captain"), a prize that a
 * town or a team may win too, a group of people or of things, or who is missing in a class.
 */
export type HeadKind = 'part' | 'prize' | 'group' | 'missing';

const OPENS = String.raw`(?:^|[\n.,;!?(*•] ?|\d[.)] )`;

const PART = new RegExp(
  `${OPENS}(?:(?:[a-z]+ ){0,2}(?:captain|goalkeeper|goalie|keeper|striker|defender|midfielder|referee|umpire|scorers?|goalscorers?|narrator|understudy(?: for [a-z]+)?|soloist|solo|speaker|helper|leader|monitor|timekeeper|note ?taker|scribe|prefects?|head (?:boy|girl)|partner|buddy|substitutes?|usher|cello|viola|violin|flute|vocals|treasurer|witness|(?:reported|scored|converted|assisted|refereed|coached) by)|(?:vice|mvp|(?:reader|speaker|singer) \\d)|[а-я-]{0,14} ?(?:капитан|вице-капитан|вратарь|нападающий|защитник|полузащитник|бомбардир|запасн(?:ой|ые)|судья|секретарь|староста|дежурн(?:ый|ая|ые)|ведущ(?:ий|ая|ие)|чтец|соло|солист(?:ка|ы)?|вокал|гитара|барабаны|клавиши|скрипка|флейта|фортепиано|помощни(?:к|ца|ки)|знаменосцы?)|партия [а-я]+|капитан [а-я]+|ответственн(?:ый|ая|ые)(?: за [а-я]+)?)$`,
);
const PRIZE = new RegExp(
  `${OPENS}(?:(?:[a-z]+ ){0,2}(?:winners?|runner-up|most improved)|(?:player|star|man|woman|girl|boy|pupil|student|reader|scorer|athlete|helper|swimmer) of the (?:match|game|week|day|month|year|term|season|lesson)|победител[ьи]|приз[её]ры?|лучш(?:ий|ая) (?:игрок|чтец|вратарь|защитник|бомбардир|нападающий|ученик|ученица|спортсмен(?:ка)?|рассказчик)(?: [а-я]+)?|(?:игрок|ученик|ученица|звезда) (?:матча|недели|месяца|дня|тура|турнира|смены|четверти))$`,
);
const GROUP = new RegExp(
  `${OPENS}(?:(?:group|team|table|row|crew|squad) (?:[a-d]|\\d{1,2})|team|squad|line-?up|bench|pairs|volunteers|signed up|(?:группа|команда|звено|ряд|парта|стол|вагон|палатка|комната|экипаж) \\d{1,2}|состав(?: команды| на матч)?|команда|пары(?: [а-я]+){0,2}|участники|список (?:класса|группы|отряда|команды|участников|дежурных))$`,
);
const MISSING = new RegExp(
  `${OPENS}(?:(?:absent|late|missing)(?: today)?|register(?: (?:for|of) [\\da-z]{2,4})?|н/б|отсутству(?:ют|ет)|опоздал[аи]?|болеют|заболел[аи]?|не пришл[аи]|должники|(?:кто )?(?:не )?(?:сдал[аи]?|принес(?:л[аи])?|ид[её]т|идут|едет|едут|записал(?:ся|ась|ись)|участву[ею]т|выступа[ею]т|дежур[ия]т)(?: [а-я]+){0,3})$`,
);

/** What the text closes with, if that leads to names. */
export function kindOfHead(before: string): HeadKind | undefined {
  if (PART.test(before)) return 'part';
  if (PRIZE.test(before)) return 'prize';
  if (GROUP.test(before)) return 'group';
  return MISSING.test(before) ? 'missing' : undefined;
}
