import type { Candidate } from '../../recognizer.js';
import { isDigitCode, isWordCode, type Token } from '../../text/tokenize.js';

const LONGEST_HANDLE = 40;

/** Where the letters, digits, "_", "-", "#" and inner dots from the position on end. */
export function handleEnd(text: string, start: number): number {
  let end = start;
  const limit = Math.min(text.length, start + LONGEST_HANDLE);
  while (end < limit && isHandleCode(text.charCodeAt(end))) end++;
  while (end > start && (text[end - 1] === '.' || text[end - 1] === '-')) end--;
  return end;
}

/** Where the same characters before the position begin. */
export function handleStart(text: string, end: number): number {
  let start = end;
  while (start > 0 && end - start < LONGEST_HANDLE && isHandleCode(text.charCodeAt(start - 1))) start--;
  while (start < end && (text[start] === '.' || text[start] === '-')) start++;
  return start;
}

function isHandleCode(code: number): boolean {
  return isWordCode(code) || code === 0x5f || code === 0x2e || code === 0x2d || code === 0x23;
}

/** Products, formats and formulas that have digits or inner capitals as nicknames have. */
const PRODUCT =
  /^(?:iphone|ipad|ipod|imac|ios|macbook|macos|airpods|windows|win|android|gta|fifa|cs|nba|covid|ps|xbox|rtx|gtx|java|javascript|typescript|es|html|css|python|php|c|utf|mp|wi-?fi|wifi|http|https|ipv|usb|co|h|md|sha|base|mysql|mariadb|nodejs|jquery|youtube|tiktok|whatsapp|github|gitlab|linkedin|facebook|paypal|ebay|wordpress|powerpoint|playstation|openai|chatgpt|gpt|deepseek|geogebra|latex|postgresql|mongodb|redux|vscode|vs|mcdonald|bereal|snapchat|roblox|geoguessr|pycharm|intellij|scishow|pewdiepie|mrbeast|crashcourse|minecraftedu|onenote|onedrive|icloud|dropbox|bluetooth|ege|oge|еге|егэ|огэ|впр|гиа|covid-|user|user_?id|user_?name|lenovo|asus|acer|huawei|xiaomi|samsung|toyota|hyundai|adidas|nike|id|data|test|file|foo|bar|my_?var|first_?name|last_?name)[\d._-]*$/i;

/** Ordinals, classes, amounts: "11th", "7б", "5-го", "20km". */
const AMOUNT = /^v?\d[\d.,-]*[a-zа-яё]{0,3}$/i;

const DOTTED = /[a-z]\.[a-z]|^\.[a-z]/i;

/** "_" and "." */
export const isMark = (code: number): boolean => code === 0x5f || code === 0x2e;

/** ".sleepyfox", "_.nova._": marks in front of the first letter belong to the name. */
export function startOf(text: string, { start }: Token): number {
  let from = start;
  while (start - from < 3 && isMark(text.charCodeAt(from - 1))) from--;
  return from === start || from === 0 || text[from - 1] === ' ' || text[start - 1] === '_' ? from : start;
}

/** Whether the word may begin a nickname with marks: told by its case and the characters beside it. */
export function mayBeInvented(text: string, { casing, start, end }: Token): boolean {
  if (casing === 'mixed' || isMark(text.charCodeAt(start - 1))) return true;
  const code = text.charCodeAt(end);
  return isHandleCode(code) && (code !== 0x2e || isWordCode(text.charCodeAt(end + 1)));
}

/** Whether the token may be the end of a nickname with marks. */
export function mayEndInvented(text: string, { casing, start }: Token): boolean {
  return casing === 'mixed' || isHandleCode(text.charCodeAt(start - 1));
}

/** Whether a product, a format or a formula is written so: "macOS", "TypeError". */
export const isProduct = (name: string): boolean => PRODUCT.test(name) || /(?:Error|Exception)$/.test(name);

/** Whether a name of such characters looks like nothing but a nickname: letters together with digits, "_", inner dots or inner capitals. */
export function looksInvented(name: string): boolean {
  if (name.length < 3) return false;
  const isMarked =
    hasMarks(name) || /[a-zß-ſа-ԯ][A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ]/.test(name) || (name.includes('.') && DOTTED.test(name));
  return isMarked && /[A-Za-zÀ-ԯ]{2}/.test(name) && !AMOUNT.test(name) && !isProduct(name);
}

/** Whether it has a digit, "_" or "#", as few words have. */
export function hasMarks(name: string): boolean {
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i);
    if (isDigitCode(code) || code === 0x5f || code === 0x23) return true;
  }
  return false;
}

/** A nickname with the word that gives it away. */
export function named(start: number, end: number, name: string, trigger: Token): Candidate {
  return {
    start,
    end,
    type: 'HANDLE',
    score: hasMarks(name) ? 0.95 : 0.8,
    recognizer: 'handle',
    reason: `beside "${trigger.lower}"`,
  };
}
