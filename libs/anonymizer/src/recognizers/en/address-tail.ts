/** Units, town, state and codes behind a street. */
const UNIT =
  '(?:,? ?(?:(?:[Aa]pt|[Aa]partment|[Uu]nit|[Ss]uite|[Ss]te|[Ff]lat|[Rr]oom|[Rr]m|#|[Bb]ldg|[Bb]uilding|[Bb]lock|[Ff]loor|[Ff]l|APT|UNIT|FLAT|STE|SUITE|FLOOR|ROOM)\\.? ?#?\\w{1,5}|(?:\\d{1,2}(?:st|nd|rd|th|ST|ND|RD|TH)|[Gg]round|[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|[Tt]op|[Bb]asement|GROUND|TOP) (?:[Ff]loor|[Ff]lat|FLOOR|FLAT)))';
/** Codes of the post that hold letters: of Britain, Canada and Ireland. */
export const LETTER_CODES =
  '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]\\d[\\dW] ?[A-Z][A-Z\\d]{3}';
/** The first half of a British code, "N2", "KT2": tells of an address behind a town alone. Year 9 and key stages are no such. */
export const OUTWARD_CODE = '(?:[BEGLMNSW]|(?!KS)[A-Z]{2})\\d{1,2}[A-Z]?(?![A-Za-z\\d])';
const CODES = `(?:\\d{4,6}(?:-\\d{4})?(?!\\d)|${LETTER_CODES})(?![A-Za-z\\d])`;
const PLACE =
  "(?:[A-Z][a-zß-ž'’]+(?:[ -](?:upon|on|by|le|la|de|in)-?)?(?:[ -]?[A-Z][a-zß-ž'’]+){0,2}|[A-Z]{4,}(?: [A-Z]{4,})?)(?![A-Za-zÀ-ž])";
const STATE =
  '(?:NSW|VIC|QLD|TAS|WA|SA|ACT|NT) \\d{4}(?!\\d)|NSW|VIC|QLD|TAS|A[LKZR]|C[AOT]|D[EC]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|PR|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|ON|BC|AB|QC|Co\\.? [A-Z][a-z]+|Dublin \\d{1,2}w?(?!\\d)|[A-Z][a-z]+';
const TAIL = new RegExp(
  `^(?: (?:North|South|East|West|NE|NW|SE|SW|[NSEW])(?![A-Za-zÀ-ž'\\d]))?${UNIT}{0,3}(?:,? ?${PLACE}(?: \\d{1,2}w?(?= ?(?:[,.;!?\\n]|$)))?(?:, ${PLACE}(?=,? (?:${CODES}|${OUTWARD_CODE})))?(?:,? (?:${CODES}|${OUTWARD_CODE}))?)?(?:,? ?(?:${STATE}))?(?:,? ?(?:\\d{5,6}(?:-\\d{4})?(?! ?\\d)|(?!\\d)${CODES}))?`,
);
const LONGEST = 90;

/** How far units, town, state and code reach behind a street. */
export function tailLength(text: string, from: number): number {
  return TAIL.exec(text.slice(from, from + LONGEST))?.[0].length ?? 0;
}
