/** Units, town, state and codes behind a street: ", Apt 4B", ", top floor left", ", rear building". */
const UNIT =
  '(?:,? ?(?:(?:[Aa]pt|[Aa]partment|[Uu]nit|[Ss]uite|[Ss]te|[Ff]lat|[Rr]oom|[Rr]m|[Bb]ldg|[Bb]uilding|[Bb]lock|[Ff]loor|[Ff]l|APT|UNIT|FLAT|STE|SUITE|FLOOR|ROOM|#)(?![A-Za-z])\\.? ?#?\\w{1,6}(?!\\w)|#[A-Za-z]\\w{0,5}(?!\\w)|(?:\\d{1,2}(?:st|nd|rd|th|ST|ND|RD|TH)|[Gg]round|[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|[Tt]op|[Bb]asement|GROUND|TOP) (?:[Ff]loor|[Ff]lat|FLOOR|FLAT)(?: (?:[Ll]eft|[Rr]ight|[Ff]ront|[Rr]ear)(?=,|$))?|(?:[Rr]ear|[Bb]ack|[Ff]ront) (?:building|house|flat|unit)))';
/** Codes of the post that hold letters: of Britain, Canada and Ireland. */
export const LETTER_CODES =
  '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]\\d[\\dW] ?[A-Z][A-Z\\d]{3}';
/** The first half of a British code, "N2", "KT2": tells of an address behind a town alone. Year 9 and key stages are no such. */
export const OUTWARD_CODE = '(?:[BEGLMNSW]|(?!KS)[A-Z]{2})\\d{1,2}[A-Z]?(?![A-Za-z\\d])';
const CODES = `(?:\\d{4,6}(?:-\\d{4})?(?!\\d)|${LETTER_CODES})(?![A-Za-z\\d])`;
const PLACE =
  "(?:(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?:(?:St|Ft|Mt)\\. )?[A-Z][a-zß-ž'’]+(?:[ -](?:upon|on|by|le|la|de|in)-?)?(?:[ -]?[A-Z][a-zß-ž'’]+){0,2}|[A-Z]{4,}(?: [A-Z]{4,})?)(?![A-Za-zÀ-ž])";
const STATE =
  '(?:NSW|VIC|QLD|TAS|WA|SA|ACT|NT) \\d{4}(?!\\d)|NSW|VIC|QLD|TAS|A[LKZR]|C[AOT]|D[EC]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|PR|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|ON|BC|AB|QC|NL|NS|NB|MB|SK|Co\\.? [A-Z][a-z]+|Dublin \\d{1,2}w?(?!\\d)|(?:(?:New|North|South|West|United) )?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)[A-Z][a-z]+';
/** ", near Ludlow SY8 2ZZ": the town that a house outside of it is known by; the town follows as any other. */
const NEAR = `,? (?:near|nr\\.?|outside)(?= ${PLACE}(?:,? (?:${CODES}|${OUTWARD_CODE})|[.,;!?)\\n]|$))`;
/** "\nBolton\nBL3 4RP", "\nSpringfield, IL 62704", "\nBallincollig\nCo. Cork": lines of a letter's head, up to the code of the post or the county. */
const LINES = new RegExp(
  `^(?=,?\\n)(?:,?\\n[A-Z][A-Za-zÀ-ž'’ -]{1,28}){0,3}?(?:,?\\n|,? )(?:[A-Z]{2} )?(?:\\d{5,6}(?:-\\d{4})?|${LETTER_CODES})(?![A-Za-z\\d])|^(?:,?\\n[A-Z][A-Za-zÀ-ž'’ -]{1,28}){0,2}?,?\\n(?:Co\\.?|County) [A-Z][a-z]+(?=[,.]?(?:\\n|$))`,
);
const TAIL = new RegExp(
  `^(?: (?:North|South|East|West|NE|NW|SE|SW|[NSEW])(?![A-Za-zÀ-ž'\\d]))?${UNIT}{0,3}(?:${NEAR})?(?:,? ?${PLACE}(?: \\d{1,2}w?(?= ?(?:[,.;!?\\n]|$))| city(?![a-z]))?(?:, ${PLACE}(?=,? (?:${CODES}|${OUTWARD_CODE})))?(?:,? (?:${CODES}|${OUTWARD_CODE}))?)?(?:,? ?(?:${STATE}))?(?:,? ?(?:\\d{5,6}(?:-\\d{4})?(?! ?\\d)|(?!\\d)${CODES}))?`,
);
const LONGEST = 90;

/** How far units, town, state and code reach behind a street. */
export function tailLength(text: string, from: number): number {
  const tail = TAIL.exec(text.slice(from, from + LONGEST))?.[0].length ?? 0;
  const behind = from + tail;
  if (text[behind] !== '\n' && text[behind + 1] !== '\n') return tail;
  return tail + (LINES.exec(text.slice(behind, behind + LONGEST))?.[0].length ?? 0);
}
