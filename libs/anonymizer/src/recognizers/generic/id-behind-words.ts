import { isCode } from '../../names/mentions.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import { PrefixSet } from '../../text/prefixes.js';
import type { Token } from '../../text/tokenize.js';
import { isNumberOfThing } from '../ru/number-of-thing.js';
import { WordTest } from '../../text/word-test.js';
import { areAlike, isDistinctive, readCode, readCodeBackward, type Code } from './id-codes.js';
import { occurs } from '../../text/occurs.js';

const DOCUMENTS = new PrefixSet(
  `паспорт загранпаспорт загран passport свидетельств свид-во свид$ св$ certificate cert$ полис$ полис[ауе]$ омс$ енп$ policy$ insurance$ medicare$ medicaid$ водительск вод$ права$ ву$
  license$ licence$ driver снилс инн$ огрн$ огрнип$ ssn$ nhs$ nino$ snils$ iban$ студенческ студбилет ученическ зачетк зачетн идентификатор читательск медполис серия$ серии$ серией$ айди$ айдиш ид$ логин$ табельн student$ student's$ studentid$ userid$ pupilid$
  pupil$ learner$ upn$ uln$ uci$ ucas$ студ$ учетн id$ ids$ aadhaar aadhar ppsn$ uuid$ guid$ студак аттестат военник приписн удостоверени учетка$ учетк[иуе]$ учетн аккаунт account$ acct$ username$ логина$ пропуск$ пропуск[ау]$ лицевой$ лицевого$
  dl$ pps$ ein$ tin$ pan$ sid$ badge$ permit$ bvn$ nin$ cnic$ nric$ nhi$ tfn$ crn$ voter$ emirates$ ident$ lrn$ уин$ иин$ унп$ медкарт сертификат stu$ stud$ std$
  mrn$ imei$ brp$ nric$ mykad$ cnic$ bvn$ nin$ bsn$ tfn$ scn$ chi$ trn$ dbs$ caid$ jamb$ waec$ kcpe$ kcse$ nemis$ huduma$ apaar$ abha$
  iqama$ таб$ птс$ стс$ вин$ vin$ больничный$ больничного$ больничному$ табель$ кадастров пинфл$ жшшир$ виза$ виз[ыуе]$ мсэ$ уид$ брони$ бронь$ абонемент внж$ рвп$ серийник серийный$ соцкарт госномер аська$ icq$ проездн crn$ usn$ prn$ srn$ railcard$ citizencard$ ehcp$ camhs$ dofe$ uid$`,
);

const AFFAIRS = new PrefixSet(
  `диплом$ договор$ договор[ауе]$ дело$ дела$ делу$ прав$ карта$ карты$ карту$ карте$ картой$ билет$ билет[ау]$ жительство$ тройки$ тройка$ москвича$ card$ number$ no$ num$ nr$ pin$ registration$ roll$ ref$ reference$ barcode$ code$ ticket$ index$ tag$
  plate$ plates$ numberplate$ reg$ sort$ login$ sin$ ni$ fin$ social$ locker$ acc$ claim$ pass$ centre$`,
);

/** Whether the word may announce the number of a document in English, or be the last of those that do. */
export function mayAnnounceId(token: Token): boolean {
  return AFFAIRS.has(token) || DOCUMENTS.has(token);
}
/** What "дело" and "number" have to follow to mean a document. */
const AFFAIR = new WordTest(
  'военн[а-я]+|студенческ[а-я]+|ученическ[а-я]+|проездн[а-я]+|миграционн[а-я]+|школьн[а-я]+|читательск[а-я]+|клубн[а-я]+|скидочн[а-я]+|sat|act|личное|личного|личному|медицинск[а-я]+|социальн[а-я]+|амбулаторн[а-я]+|прививочн[а-я]+|транспортн[а-я]+|library|health|green|membership|insurance|social|passport|certificate|cert|candidate|centre|center|exam|registration|reg|enroll?ment|roll|employee|staff|adm|admn|medical|patient|tax|pps|ni|account|acct|admissions?|application|index|matric|matriculation|resident|residence|pass|permit|badge|member|customer|locker|bus|lunch|file|visa|licen[cs]e|dl|learner|pupil|student|id|vaccin(?:ation|e)|hall|national|travel|login|reference|service|policy|driver|scout|hospital|clinic|payroll|referral|teacher|guide|dofe|ehcp|sen|case|claim|crn|voter|identity|ration|trainee|athlete|swim|fa|fan|gym|club|asset|inventory|applicant|entry|seat|serial|waec|jamb|kcpe|nemis|huduma|ghana|premium|board|grant|nino|healthcare|oyster|theory|rail|citizen|barcode|school|lost|stolen|missing',
);

const PUPILS = new PrefixSet(
  `ученик$ ученица$ студент$ студентка$ ученика$ ученицы$ студента$ студентки$ школьника$ школьницы$ учащегося$ учащейся$ обучающегося$ обучающейся$ обучающийся$
  родителя$ участник$ участника$ участницы$ абитуриента$ поступающего$ доступа$ заявления$ заявки$ анкеты$ читателя$ читательского$ олимпиаде$ олимпиады$ работы$ москвича$ питания$ жителя$ пациента$ болельщика$ номер$ номером$ код$ кодом$ candidate$`,
);
const NUMBER_OF =
  /^(?:номер|номером|код|кодом|id|ид|айди|айдишник|логин|идентификатор|шифр|карта|карту|карты|карточка|карточки|учетка|аккаунт|в)$/;

const FILLERS = new WordTest(
  `от портала сайта номер номера номером n no nr number num серия серии series билет билета ученика ученический студента карта карты удостоверение
  удостоверения книжка книжки код мой моя мое мои my is its it s the of this that was be вот был была такой такая такое рф о рождении омс дмс id ид айди у меня у нее у него
  личный личного личной личное технический школьный школьная электронный медицинский медицинского портала license licence security insurance card policy паспорт паспорта
  полис № билет билета о рожд рождении certificate birth вида нового образца выдан выдано ребенка сына дочери брата сестры мамы папы отца матери школы login логин student national driver's driving
  запись доступа родителя обучающегося учащегося учителя преподавателя сотрудника пользователя школьника участника user user's pupil pupil's candidate
  в на по питанию электронном дневнике журнале системе портале приложении госуслугах счет счета запись дела дело прав права с со точнее то есть вернее именно тот этот эта not не а but
  вроде кажется наверное probably maybe think ref reference code acct account permit old new for maths english physics exam me from at system portal school canteen library bus lunch gym gate pool dinner`.replaceAll(
    /\s+/g,
    '|',
  ),
);

const MOST_FILLERS = 7;
const REACH = 48;
/** Behind these only the words of documents may stand before the code, because they are words of lessons as well. */
const WEAK = new WordTest(
  "(?:прав|сертификат|виз|брон|таб|мсэ|policy|insurance|cert|driver|licen|сери|student's|pupil|learner|account|acct|аккаунт|свид|вод).*|student|св",
);
/** Abbreviations that mean other things too. */
const SHORT = new WordTest(
  'пропуск[ау]?|диплом|птс|стс|вин|vin|больничн[а-я]+|табель|код|кодом|удостоверени[а-я]+|лицев[а-я]+|номер|номером|карт[а-я]+|договор[ау]?|виз[аыуе]|брон[иь]|абонемент[а-я]*|мсэ|uid|scn|chi|trn|dbs|dofe|crn|usn|prn|srn|nin|dl|pps|ein|tin|pan|sid|badge|permit|bvn|nin|nhi|tfn|crn|voter|emirates|св|вод|ident|ids',
);

/** "user id 1001 in the sql table": a row of somebody's exercise. */
export const DATA_TALK = /\b(?:sql|table|database|query|array|variable|json|primary key)\b/;

/** "STU-2025-0417": the code begins with the word. */
const STUDENTS = new Set(['stu', 'stud', 'std']);

/** Numbers and codes beside the name of a document: "паспорт 4510 123456", "S20-118 is my student ID". */
export const idBehindWords: Recognizer = {
  name: 'id-behind-words',
  find(document) {
    const found: Candidate[] = [];
    if (document.numbers.length === 0) return found;
    let behind = -1;
    const add = (code: Code, score: number, reason: string): void => {
      behind = code.end;
      const { start, end } = code;
      found.push({ start, end, type: 'ID', score, recognizer: 'id-behind-words', reason });
    };
    for (const token of document.cued) {
      if (token.start < behind) continue;
      const isDocument = DOCUMENTS.has(token);
      if (!isDocument && !AFFAIRS.has(token) && !PUPILS.has(token)) continue;
      if (!isNumberNear(document.tokens, token.index)) continue;
      if (!isDocument && !isPupilsNumber(document, token)) continue;
      const before =
        isDocument && isNumberBefore(document.tokens, token.index)
          ? codeBefore(document, token, behind)
          : undefined;
      if (before !== undefined) {
        add(before, 0.85, `code before "${token.lower}"`);
        continue;
      }
      let code =
        STUDENTS.has(token.lower) || isPrefix(document, token)
          ? readCode(document, token.index)
          : codeBehind(document, token);
      if (code === undefined) continue;
      // A policy of health insurance often passes the check of a payment card.
      add(code, isPolicy(token) ? 0.95 : 0.9, `code behind "${token.lower}"`);
      for (let further = 0; further < 4; further++) {
        code = furtherCode(document, code);
        if (code === undefined) break;
        add(code, 0.8, 'another code behind the first');
      }
    }
    return found;
  },
};

const isPolicy = ({ lower }: Token): boolean =>
  lower.startsWith('полис') || lower === 'омс' || lower === 'енп';

/** Most names of documents have no number around them at all. */
function isNumberNear(tokens: readonly Token[], index: number): boolean {
  for (let i = index + 1; i < tokens.length && i <= index + MOST_FILLERS + 4; i++)
    if (tokens[i]!.kind === 'number') return true;
  return isNumberBefore(tokens, index);
}

function isNumberBefore(tokens: readonly Token[], index: number): boolean {
  for (let i = index - 1; i >= 0 && i >= index - 8; i--) if (tokens[i]!.kind === 'number') return true;
  return false;
}

/** "номер ученика", "код студента", "личное дело", "library card". */
function isPupilsNumber(document: TextDocument, token: Token): boolean {
  const { tokens, text } = document;
  const previous = tokens[token.index - 1];
  const before = previous?.lower ?? '';
  if (token.lower.startsWith('договор') || token.lower === 'диплом')
    return /№|номер|^ \d{6}/.test(text.slice(token.end, token.end + 28));
  if (AFFAIRS.has(token)) {
    if (isOwnAbbreviation(document, token) || isOfCard(document, token)) return true;
    // "вид на жительство", "карта москвича"
    if (/^(?:жительство|тройк[аи]|москвича)$/.test(token.lower))
      return /^(?:на|номер|карт[аыуе])$/.test(before);
    return (
      (previous !== undefined && AFFAIR.accepts(previous.word)) ||
      (token.lower === 'прав' && /^номер/.test(before))
    );
  }
  if (/^(?:номер|код)/.test(token.lower)) return isNumberOfThing(document, token);
  if (NUMBER_OF.test(before)) return before !== 'в' || NUMBER_OF.test(tokens[token.index - 2]?.lower ?? '');
  return token.lower === 'candidate' || /^ ?[№#]/.test(text.slice(token.end, token.end + 2));
}

/** "my card for the canteen is 544901795", "the claim 90013377", "my id card: … no. 8830-1926" */
function isOfCard({ lower }: TextDocument, { lower: word, end }: Token): boolean {
  const behind = lower.slice(end, end + 24);
  if (word === 'card')
    return /^ for (?:the )?(?:canteen|library|bus|lunch|gym|gate|pool|dinner)/.test(behind);
  if (word === 'locker') return /^ \d{3,5}(?![\d,])(?! ?[=+])/.test(behind);
  // "centre 46796, candidate 3186"
  if (word === 'centre') return /^ \d{5},? candidate /.test(behind);
  if (word === 'claim') return /^ \d{6}/.test(behind);
  return word === 'no' && /^\.? ?\d{4}/.test(behind) && /\bid card\b/.test(lower.slice(0, LONGEST_FORM));
}
const LONGEST_FORM = 400;

const NO_OFFICE = new Set(
  'isbn issn rgb hex ip tcp udp http ascii cpu gpu gps doi upc vin qr dna rna usa nasa atp'.split(' '),
);

/** "my WAEC number", "BRP number ZU7104458": an office that no list has, of the writer or before a code of letters and digits. */
function isOwnAbbreviation({ tokens }: TextDocument, { index }: Token): boolean {
  const office = tokens[index - 1];
  if (office?.casing !== 'upper' || office.end - office.start < 3 || office.end - office.start > 5)
    return false;
  if (/^(?:my|our|his|her|their|your)$/.test(tokens[index - 2]?.lower ?? '')) return true;
  const letters = tokens[index + 1];
  if (NO_OFFICE.has(office.lower)) return false;
  if (letters?.kind === 'number') return letters.end - letters.start >= 7;
  return (
    letters?.casing === 'upper' &&
    tokens[index + 2]?.start === letters.end &&
    tokens[index + 2]!.end - letters.end >= 5
  );
}

function codeBehind(document: TextDocument, trigger: Token): Code | undefined {
  const { tokens, text } = document;
  const isWeak = WEAK.accepts(trigger.word);
  let isBound = true;
  for (let i = trigger.index + 1; i < tokens.length && i <= trigger.index + 1 + MOST_FILLERS; i++) {
    const token = tokens[i]!;
    if (token.start - trigger.end > REACH) return undefined;
    const gap = text.slice(tokens[i - 1]!.end, token.start);
    if (gap !== ' ' && endsNaming(document, trigger, tokens[i - 1]!, gap) && !isOnNextLine(document, i, gap))
      return undefined;
    const isFiller = FILLERS.accepts(token.word) && !isTiedToNumber(document, token);
    const code = isFiller ? undefined : readCode(document, i);
    if (code !== undefined) {
      if (code.end - code.start < 5 && occurs(document, DATA_TALK)) return undefined;
      if (isBound && (!SHORT.accepts(trigger.word) || gap.includes('№'))) return code;
      return isDistinctive(document, code) ? code : undefined;
    }
    if (token.kind === 'number') return undefined;
    if (isFiller) continue;
    if (isWeak) return undefined;
    isBound = false;
  }
  return undefined;
}

/** "Номер паспорта:\n4510 123456": a form has the value below its name. */
function isOnNextLine(document: TextDocument, index: number, gap: string): boolean {
  if (!/^ ?[:—–-]? ?\n ?$/.test(gap)) return false;
  const code = readCode(document, index);
  return code !== undefined && code.end - code.start >= SHORTEST_ON_NEXT_LINE;
}
const SHORTEST_ON_NEXT_LINE = 6;

/** Whether what stands behind a word does not go on with the number of the document. */
function endsNaming(document: TextDocument, trigger: Token, before: Token, gap: string): boolean {
  if (/[!?\n;]|[.…] +$/.test(gap) && !(gap === '. ' && before.end - before.start <= 5)) return true;
  // "id = 5" is a line of code.
  return (
    gap.includes('=') &&
    (gap.includes('==') ||
      isCode(document) ||
      (gap !== '=' && trigger.script === 'latin' && !/^(?:number|no|num|card)$/.test(before.lower)))
  );
}

/** "ID-77120": the word is the beginning of the code. */
const isPrefix = ({ text, tokens }: TextDocument, { end, index, casing }: Token): boolean =>
  casing === 'upper' && text.charCodeAt(end) === 0x2d && tokens[index + 1]?.start === end + 1;

/** "S-20-118", "в09-117", "REF-88120": letters of the code, not a word. */
function isTiedToNumber({ tokens, text }: TextDocument, { index, end, start, casing }: Token): boolean {
  const next = tokens[index + 1];
  if (next?.kind !== 'number' || next.start > end + 1) return false;
  return end - start === 1 || (casing === 'upper' && text.charCodeAt(end) === 0x2d);
}

/** What may stand between a code and the name of its document: "… это мой", "is her". */
const BACK_FILLERS = new Set(
  `это мой моя мое мои его ее наш вот номер код новый старый школьный студенческий personal school my is s the a an her his our your
  valid old new right correct number no student pupil passport national insurance portal thats that's
  the and`.split(/\s+/),
);
const TELLS = /^(?:это|мой|моя|мое|мои|его|ее|is|my|her|his|a|thats|that's)$/;

const isAskedFor = ({ lower }: TextDocument, { start }: Code): boolean =>
  /(?:^|[^a-z])is $/.test(lower.slice(Math.max(0, start - 4), start));

function codeBefore(document: TextDocument, trigger: Token, limit: number): Code | undefined {
  const { tokens, text } = document;
  let isTold = false;
  for (let i = trigger.index - 1; i >= 0 && i >= trigger.index - 5; i--) {
    const token = tokens[i]!;
    const gap = text.slice(token.end, tokens[i + 1]!.start);
    if (token.start < limit) return undefined;
    if (gap !== ' ') {
      if (!/^(?:, |[ ,]*[-–—(] ?|'|’)$/.test(gap)) return undefined;
      isTold ||= gap.length > 1 && /[-–—(]/.test(gap);
    }
    if (BACK_FILLERS.has(token.lower)) {
      isTold ||= TELLS.test(token.lower);
      continue;
    }
    const code = readCodeBackward(document, i);
    // "is ST4419027 the right student number?"
    if (code === undefined || !(isTold || isAskedFor(document, code))) return undefined;
    return isDistinctive(document, code) ? code : undefined;
  }
  return undefined;
}

/** "серия 4510, номер 123456", "id 5512, а не 5513": another number of the document, or one made alike. */
function furtherCode(document: TextDocument, known: Code): Code | undefined {
  const { tokens, text } = document;
  const index = tokenIndexAt(tokens, known.end);
  for (let i = index; i < tokens.length && tokens[i]!.start - known.end <= 30; i++) {
    const gap = text.slice(tokens[i - 1]!.end, tokens[i]!.start);
    if (gap !== ' ' && /[!?\n]/.test(gap)) return undefined;
    const code = readCode(document, i);
    if (code !== undefined && areAlike(text, known, code)) return code;
    if (!ANNOUNCES.accepts(tokens[i - 1]!.word) && !gap.includes('№') && !gap.includes('#')) continue;
    const roman = ROMAN_SERIES.exec(text.slice(tokens[i]!.start, tokens[i]!.start + 12));
    if (roman !== null) return { start: tokens[i]!.start, end: tokens[i]!.start + roman[0].length };
    if (code !== undefined) return code;
  }
  return undefined;
}

const ANNOUNCES = new WordTest('(?:номер|сери|series|number).*|no|cent(?:re|er)|candidate|hers|his|mine');
const ROMAN_SERIES = /^[IVXLІХ1]{1,5}[-–— ]{1,3}[А-ЯЁ]{2}(?![а-яё])/;
