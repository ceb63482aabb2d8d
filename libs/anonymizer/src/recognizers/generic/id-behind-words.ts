import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { PrefixSet } from '../../text/prefixes.js';
import { isWordCode, type Token } from '../../text/tokenize.js';

const DOCUMENTS = new PrefixSet(
  `паспорт загранпаспорт загран passport свидетельств свид-во certificate полис$ полис[ауе]$ омс$ енп$ policy$ insurance$ medicare$ medicaid$ водительск права$ ву$
  license$ licence$ driver снилс инн$ огрн$ огрнип$ ssn$ nhs$ nino$ snils$ iban$ студенческ студбилет ученическ зачетк зачетн идентификатор читательск медполис серия$ серии$ айди$ ид$ логин$ табельн student$ student's$
  pupil$ learner$ upn$ id$ студ$ учетн aadhaar aadhar ppsn$ uuid$ guid$ студак аттестат военник приписн удостоверени`,
);

const AFFAIRS = new PrefixSet('дело$ дела$ делу$ card$ number$ no$ num$ pin$');
/** What "дело" and "number" have to follow to mean a document. */
const AFFAIR =
  /^(?:личное|личного|личному|library|health|membership|insurance|social|passport|certificate|candidate|centre|center|exam|registration|enroll?ment|roll|employee|staff|medical|patient|tax|pps|ni|account|admissions?|index|matriculation|resident|residence|pass|permit|badge|member|customer|locker|bus|lunch|file)$/;

const PUPILS = new PrefixSet('доступа$ родителя$ ученика$ ученицы$ студента$ школьника$ учащегося$');

const FILLERS = new Set(
  `от портала сайта номер номера n no nr number num серия серии series билет билета ученика ученический студента карта карты удостоверение
  удостоверения книжка книжки код мой моя мое my is its it s the of это вот был is: рф о рождении омс id ид айди
  личный личного технический школьный портала license licence security insurance card policy паспорт паспорта
  полис № билет билета о рождении certificate birth вида нового образца выдан выдано ребенка сына дочери брата мамы папы школы login логин student national driver's driving
  запись доступа родителя обучающегося учащегося учителя преподавателя сотрудника пользователя школьника user user's pupil pupil's
  в электронном дневнике журнале системе портале приложении госуслугах
  вроде кажется наверное probably maybe think`.split(/\s+/),
);

const MOST_FILLERS = 6;

/** Numbers and codes behind the name of a document: "паспорт 4510 123456", "student ID: ST-2024-118". */
export const idBehindWords: Recognizer = {
  name: 'id-behind-words',
  find(document) {
    const found: Candidate[] = [];
    let behind = -1;
    for (const token of document.cued) {
      if (token.start < behind) continue;
      if (!DOCUMENTS.has(token) && !isPupilsNumber(document, token)) continue;
      const code = codeBehind(document, token);
      if (code === undefined) continue;
      behind = code.end;
      found.push({
        ...code,
        type: 'ID',
        score: 0.9,
        recognizer: 'id-behind-words',
        reason: `code behind "${token.lower}"`,
      });
    }
    return found;
  },
};

/** "номер ученика", "код студента", "личное дело", "library card". */
function isPupilsNumber({ tokens }: TextDocument, token: Token): boolean {
  const before = tokens[token.index - 1]?.lower ?? '';
  if (AFFAIRS.has(token) && AFFAIR.test(before)) return true;
  return PUPILS.has(token) && /^(?:номер|код|карт[аы]|id|ид|айди|логин|идентификатор)$/.test(before);
}

function codeBehind(
  { tokens, text }: TextDocument,
  trigger: Token,
): { start: number; end: number } | undefined {
  for (let i = trigger.index + 1; i < tokens.length && i <= trigger.index + 1 + MOST_FILLERS; i++) {
    const token = tokens[i]!;
    const gap = text.slice(tokens[i - 1]!.end, token.start);
    // "id = 5" is a line of code.
    if (gap !== ' ' && /[!?\n;=]/.test(gap)) return undefined;
    const end = Math.max(codeEnd(tokens, i, text) ?? 0, tiedEnd(text, token) ?? 0);
    if (end > 0 && !isYear(text.slice(token.start, end))) return { start: token.start, end };
    if (!FILLERS.has(token.lower)) return undefined;
  }
  return undefined;
}

const isYear = (code: string): boolean => /^(?:19|20)\d\d$/.test(code);

const LONGEST_CODE = 44;
/** Letters, digits and the hyphens between them. */
const TIED = /^[\p{L}\d]+(?:[-_][\p{L}\d]+)*/u;

/** "7f3c9a12-55d0-…": letters and digits without a space, of which a third are digits. */
function tiedEnd(text: string, { start, end }: Token): number | undefined {
  const next = text.charCodeAt(end);
  if (next !== 0x2d && next !== 0x5f && !isWordCode(next)) return undefined;
  const code = TIED.exec(text.slice(start, start + LONGEST_CODE))?.[0] ?? '';
  const digits = code.replace(/\D/g, '').length;
  return digits >= 4 && digits * 3 >= code.length && code.length < LONGEST_CODE
    ? start + code.length
    : undefined;
}

/** Groups of digits and short letter groups; at least four digits in all. */
function codeEnd(tokens: readonly Token[], first: number, text: string): number | undefined {
  let digits = 0;
  let end: number | undefined;
  for (let i = first; i < tokens.length && i < first + 8; i++) {
    const token = tokens[i]!;
    const gap = i === first ? '' : text.slice(tokens[i - 1]!.end, token.start);
    if (gap.length > 3 || (gap !== '' && gap !== ' ' && !/^(?:[-_./ ]?|[ -]*[№#]? ?)$/.test(gap))) break;
    if (token.kind === 'number') {
      digits += token.lower.length;
      if (digits > 20) break;
      end = token.end;
    } else if (!isCodeLetters(token, gap, i === first, isTied(tokens, i, text))) {
      // "серия 4510 номер 123456" is one value.
      const inner =
        end !== undefined && /^(?:номер|number|no|n)$/.test(token.lower) && tokens[i + 1]?.kind === 'number';
      if (!inner) break;
    } else if (gap === '' || gap === '-' || gap === '_' || (gap === ' ' && token.end - token.start === 1)) {
      end = token.end;
    }
  }
  return digits >= 4 ? end : undefined;
}

/** Letters right before digits, as in "S1234567" and "ST-2024". */
function isTied(tokens: readonly Token[], i: number, text: string): boolean {
  const next = tokens[i + 1];
  return next?.kind === 'number' && /^[-_]?$/.test(text.slice(tokens[i]!.end, next.start));
}

function isCodeLetters(token: Token, gap: string, isFirst: boolean, isTiedToDigits: boolean): boolean {
  const length = token.end - token.start;
  if (isFirst && isTiedToDigits) return length <= 5;
  if (isFirst)
    return length <= 5 && !FILLERS.has(token.lower) && (token.casing !== 'lower' || token.script === 'latin');
  return (
    length <= 4 && (gap !== ' ' || token.casing === 'upper' || (length === 1 && token.casing !== 'lower'))
  );
}
