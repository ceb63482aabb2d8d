import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';

const CLOSING = '"”\'’)';
/** "MATAELE Tama" */
const IN_CAPITALS = /^[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ]{4,}$/;
const IN_TITLE_CASE = /^[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][a-zß-ſа-ԯ]+$/;
const BY_CONTEXT = 'by-context';
/** "Ахмед бин Салман", "Азамат уулу Бакыт" */
const LINK = /^ (?:бин|ибн|бен|аль|эль|уулу|улуу|кызы|оглы|улы|bin|ibn|bint|binti|al|el|uulu|kyzy|oglu) $/;

/**
 * Whether two names are parts of one: "imogen 'the imp' ashworth", a surname in capitals in front of a given name, and what a rule
 * found of a name beside what all around told: "Quek Mei Ling", "Lt. Col. Edmund Farrow"; and what a particle links.
 */
export function isOneName({ text }: TextDocument, a: Candidate, b: Candidate): boolean {
  if (a.type !== 'PERSON' || b.type !== 'PERSON') return false;
  const between = text.slice(a.end, b.start);
  const isTold = (a.recognizer === BY_CONTEXT) !== (b.recognizer === BY_CONTEXT);
  const areTitled =
    /^[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ]/.test(text.slice(a.start, a.end)) &&
    /^[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ]/.test(text.slice(b.start, b.end));
  if (isTold && areTitled && (between === ' ' || between === '. ')) return true;
  if (areTitled && LINK.test(between)) return true;
  if (between !== ' ') return false;
  const isOfRegister =
    IN_CAPITALS.test(text.slice(a.start, a.end)) && IN_TITLE_CASE.test(text.slice(b.start, b.end));
  return isOfRegister || CLOSING.includes(text[a.end - 1]!);
}
