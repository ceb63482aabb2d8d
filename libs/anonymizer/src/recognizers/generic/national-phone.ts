import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

const LEAST_SCORE = 0.5;
/** So far from a name, and no further than a few words, its number stands. */
const REACH = 40;
const LONGEST = 20;
/** The zero of long-distance calls, and what the numbers of most lands fall into: "023 364 5420", "(09) 555-7712", "0161 496 0123". */
const NATIONAL = /^0[1-9]\d{0,3}\)?[ .-]?\d{2,4}[ .-]\d{3,4}(?:[ .-]\d{2,4})?(?![\d,.:/-]\d|\d)/;
/** Of Kazakhstan, with the eight of long-distance calls: "8 701 222 33 44". */
const KAZAKH = /^8[ -]?\(?7[0-7]\d\)?[ -]\d{3}[ -]?\d\d[ -]?\d\d(?![\d,.:/-]\d|\d)/;
const FEWEST_DIGITS = 9;
const MOST_DIGITS = 11;
/** Between a name and the number: signs, and words such as "on", "cell", "(mum)". */
const BESIDE = /^[^\d.!?\n]{0,40}$/;
const CUE = /[,:;()–—-]| (?:on|at|is|по|на|тел|cell|mobile|phone|ring|call)(?![a-zа-я])/;
/** "the driver answers on 0712 345 678" */
const CALLED =
  /(?:\b(?:answers?|ring|rings|call|calls|phone|phones|reach(?:able)?|text|dial|whatsapp|picks? up|contactable)\b|(?<![а-я])(?:звон|дозвон|позвон|набер|отвечает|смс))[^.!?\n\d]{0,24}$/;
/** "ISBN 019 853 4531", "№ 084 806 6089", "= 023 364 5420" */
const OF_SOMETHING =
  /(?:isbn|снилс|паспорт|инн|passport|licen[cs]e|id|no\.?|number of|номер|№|#|\d[,.]|=|[+*×÷]|pin|iban|account|счет[а-я]*|заказ[а-я]*|order) ?:?\(?$/;

/**
 * "Thabo Dlamini 084 806 6089": a number with the zero of long-distance calls in groups, of lands whose numbers have no other
 * sign, beside somebody's name or in a message that holds another number or an e-mail address.
 */
export const nationalPhone: Recognizer = {
  name: 'national-phone',
  find(document, others) {
    const found: Candidate[] = [];
    let persons: readonly Candidate[] | undefined;
    let hasContact: boolean | undefined;
    let phones: readonly Candidate[] | undefined;
    let nextPhone = 0;
    let next = 0;
    for (const number of document.numbers) {
      if (number.lower.charCodeAt(0) !== 0x30 && number.lower !== '8') continue;
      const end = endOfNumber(document, number);
      if (end === undefined) continue;
      phones ??= others.filter(isPhone).sort((a, b) => a.start - b.start);
      while (nextPhone < phones.length && phones[nextPhone]!.end <= number.start) nextPhone++;
      // A longer number, of which this one is a part
      if (nextPhone < phones.length && phones[nextPhone]!.start < end) continue;
      persons ??= others.filter(isPerson).sort((a, b) => a.start - b.start);
      hasContact ??= others.some(isContact);
      // Names and numbers both come in text order.
      while (next < persons.length && persons[next]!.end <= number.start) next++;
      const isCalled = CALLED.test(document.lower.slice(Math.max(0, number.start - REACH), number.start));
      if (
        !hasContact &&
        !isCalled &&
        ![persons[next - 1], persons[next]].some((person) => isBeside(document, person, number.start, end))
      )
        continue;
      const opening =
        document.text[number.start - 1] === '(' && document.text.slice(number.start, end).includes(')')
          ? 1
          : 0;
      found.push({
        start: number.start - opening,
        end,
        type: 'PHONE',
        score: 0.78,
        recognizer: 'national-phone',
        reason: 'groups with the zero of long-distance calls, in contact data',
      });
    }
    return found;
  },
};

const isPerson = ({ type, score }: Candidate): boolean => type === 'PERSON' && score >= LEAST_SCORE;

const isPhone = ({ type, score }: Candidate): boolean => type === 'PHONE' && score >= LEAST_SCORE;

const isContact = ({ type, score }: Candidate): boolean =>
  (type === 'PHONE' || type === 'EMAIL') && score >= LEAST_SCORE;

function endOfNumber({ text, lower }: TextDocument, { start }: Token): number | undefined {
  const window = text.slice(start, start + LONGEST + 2);
  const match = (NATIONAL.exec(window) ?? KAZAKH.exec(window))?.[0];
  if (match === undefined) return undefined;
  const digits = match.replace(/\D/g, '').length;
  if (digits < FEWEST_DIGITS || digits > MOST_DIGITS) return undefined;
  return OF_SOMETHING.test(lower.slice(Math.max(0, start - 16), start)) ? undefined : start + match.length;
}

/** "Kofi Mensah, 024 555 0187" and "024 555 0187 (Kofi Mensah)" */
function isBeside(
  { text, lower }: TextDocument,
  person: Candidate | undefined,
  start: number,
  end: number,
): boolean {
  if (person === undefined) return false;
  if (person.end <= start) {
    const between = lower.slice(person.end, start);
    return BESIDE.test(between) && (between.length < 3 || CUE.test(between));
  }
  return person.start >= end && person.start - end < 4 && /^[ ,(–—-]+$/.test(text.slice(end, person.start));
}
