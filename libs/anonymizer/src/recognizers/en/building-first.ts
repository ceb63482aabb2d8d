import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { tailLength } from './address-tail.js';
import type { FoundAddress } from './found-address.js';

const HOUSE =
  'Cottage|House|Lodge|Vicarage|Rectory|Farm|Farmhouse|Barn|Manor|Mill|Grange|Hall|Villas?|Court|Croft|Bungalow|Chapel|Stables|Granary|Bakery|Forge|Schoolhouse|Towers?|Mansions?|Building|Buildings|Residency|Residences?|Residence|Apartments?|Enclave|Heights|View|Wharf|Chambers|Point|Estate|Complex|Quay|Place|Park|Maltings|Tannery|Brewery|Warehouse|Gate|Yard';
const STREET =
  'Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Close|Crescent|Terrace|Gardens|Grove|Way|Walk|Row|Square|Hill|Green|Parade|Rise|Boulevard|Blvd|Nagar|Marg|Colony';
const NAME = "(?:The |St\\.? )?(?:[A-Z][A-Za-zÀ-ԯ'’]+ ){1,3}";
const HOUSE_BEFORE = new RegExp(`(?<![A-Za-zÀ-ԯ] )(?<![A-Za-zÀ-ԯ])${NAME}(?:${HOUSE}), $`);
const HOUSE_INSIDE = new RegExp(`(?<![A-Za-zÀ-ԯ])(?:The |[A-Z][A-Za-zÀ-ԯ'’]+ ){1,3}(?:${HOUSE}), $`);
const LONGEST_NAME = 40;

/** The length of a house's name in front of its street: "Rose Cottage, ", "The Old Vicarage, ". */
export function houseNameBefore(text: string, start: number): number {
  if (text.charCodeAt(start - 2) !== 0x2c || text.charCodeAt(start - 1) !== 0x20) return 0;
  const before = text.slice(Math.max(0, start - LONGEST_NAME), start);
  const house = (HOUSE_BEFORE.exec(before) ?? HOUSE_INSIDE.exec(before))?.[0].length ?? 0;
  if (house === 0) return 0;
  const flat = /(?<![A-Za-zÀ-ԯ])(?:[Ff]lat|[Aa]pt|[Aa]partment|[Uu]nit)\.? #?\w{1,4}, $/;
  return house + (flat.exec(text.slice(Math.max(0, start - house - 20), start - house))?.[0].length ?? 0);
}

const LONE_HOUSE =
  /(?:^|[:\n] ?|\b(?:at|is|in|to) )([A-Z][a-zß-ſа-ԯ'’]+(?: [A-Z][a-zß-ſа-ԯ'’]+){0,2}, )(?:[A-Z][A-Za-zÀ-ԯ'’]+ )?$/;

/** "Rosebrook, Ballyhaunis Road, …": a house whose name has no word for one; the caller knows that it is an address. */
export function loneHouseBefore(text: string, start: number): number {
  return LONE_HOUSE.exec(text.slice(Math.max(0, start - LONGEST_NAME), start))?.[1]?.length ?? 0;
}

const FLAT = new WordTest('flat|apt|apartment|unit|suite|house|lot|pitch');
const PART =
  "(?:\\d{1,4}[a-z]? )?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?:(?:FM|CR|RR|SH)(?= \\d)|[A-Z][a-zß-ſа-ԯ'’]+(?:-[A-Za-zÀ-ԯ]+){0,3})(?: [A-Z][a-zß-ſа-ԯ'’]+){0,3}(?: \\d{1,4}(?=,|\\.|$))?";
const COMMA = 0x2c;
const PARTS = new RegExp(`^[A-Za-z]?(?:, ?| )(${PART}(?:, ${PART}){0,3})`);
const NAMED = new RegExp(`(?:^|[ ,])(?:${HOUSE}|${STREET}|Village)(?:,|$)`);

/** "Flat 2B, Kestrel Court", "Apartment 7, The Old Mill, Station Road", "Lot 18, Mesquite Trailer Park": a flat, and a house or a street behind it. */
export function flatAndBuilding({ tokens, text }: TextDocument, number: Token): FoundAddress | undefined {
  const flat = tokens[number.index - 1];
  if (flat === undefined || number.lower.length > 4 || !FLAT.accepts(flat.word)) return undefined;
  // "Birch House, 2 College Road" is no house of that number.
  if (text.charCodeAt(flat.end) === COMMA) return undefined;
  const match = PARTS.exec(text.slice(number.end, number.end + 90));
  if (match === null || !NAMED.test(match[1]!)) return undefined;
  // "House 2, Slytherin House" has nothing of a town.
  if (flat.lower === 'house' && !/Village|, /.test(match[1]!)) return undefined;
  const end = number.end + match[0].length;
  return {
    start: flat.start,
    end: end + tailLength(text, end),
    score: 0.9,
    reason: 'flat with the name of its house',
  };
}
