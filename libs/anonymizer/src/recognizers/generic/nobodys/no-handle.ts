import type { TextDocument } from '../../../text/document.js';
import { occurs } from '../../../text/occurs.js';
import { isProduct } from '../handle-shape.js';
import { isChannelOfOthers, isPublicChannel } from '../public-channels.js';

/** "к_рабль": a letter that a task leaves out. */
const LEFT_OUT = /^[а-я]{1,4}_[а-я]{2,}$/;
const LETTERS_LEFT_OUT = /встав|букв|пропу/;

/** "my python function add_two_numbers says hello": what a program calls something. */
const OF_PROGRAM =
  /(?:\b(?:function|method|variable|script|module|constant)|(?<![а-я])(?:функци[а-я]{1,3}|переменн[а-я]{2,3}|скрипт[а-я]{0,2}|модул[а-я]{1,2})) (?:called |named |под названием )?$/;
/** "from aiogram.filters import CommandStart" */
const IMPORTED = /\bfrom [\w.]+ import (?:[\w.]+, )*$/;
const FROM = /\bfrom $/;
const IMPORTS = /^ import [\w*]/;
const REACH = 40;

/** "itog_final_2_tochno.docx" */
const FILE = /^\.(?:docx?|xlsx?|pptx?|pdf|txt|rtf|csv|zip|rar|html?|css|py|java|cpp|json|xml)(?![a-z])/;

/** "find ρV and λx" */
const VARIABLE = /^(?=.*[\u0370-\u03ff]).{1,3}$/u;

/** "mrRobot": a title and a name, without their space; where it is a handle, a rule says so. */
const TITLED = /^(?:mr|mrs|ms|dr)[A-Z][a-z]+$/;

/** "xX_gamer_Xx style usernames": one of many alike. */
const OF_STYLE = /^[ -]style (?:user|nick)?(?:names?|nicks?)(?![a-z])/;

/** The dot in a name, or the one behind it. */
const lastDot = (lower: string, start: number, end: number): number => {
  const dot = lower.slice(start, end + 1).lastIndexOf('.');
  return dot > 0 ? start + dot : end;
};
const LONGEST_ENDING = 5;

/** Not that of a pupil: "petrov_vanya2011.docx" */
const OF_FILES = new Set(
  `itog final tochno ver version v report otchet doklad zadanie homework essay hw dz lab draft document doc presentation scan foto
  photo img image file test copy new last prezentaciya referat kursovaya diplom variant plan tablica`.split(
    /\s+/,
  ),
);
const isFile = (lower: string, start: number, end: number): boolean => {
  const dot = lastDot(lower, start, end);
  return (
    FILE.test(lower.slice(dot, dot + LONGEST_ENDING)) &&
    lower
      .slice(start, dot)
      .split(/[-_.\d]+/)
      .every((word) => word === '' || OF_FILES.has(word))
  );
};

/** Whether it is a word of a task that leaves letters out. */
export const isLeftOut = (document: TextDocument, start: number, end: number): boolean =>
  LEFT_OUT.test(document.lower.slice(start, end)) && occurs(document, LETTERS_LEFT_OUT);

function isImported(lower: string, start: number, end: number): boolean {
  const before = lower.slice(Math.max(0, start - REACH), start);
  return IMPORTED.test(before) || (FROM.test(before) && IMPORTS.test(lower.slice(end, end + REACH)));
}

/** "macOS", "канал на ютубе SciNews": what everybody knows. */
export function isNoHandle(document: TextDocument, start: number, end: number): boolean {
  const { text, lower } = document;
  const value = text.slice(start, end);
  return (
    VARIABLE.test(value) ||
    TITLED.test(value) ||
    OF_STYLE.test(lower.slice(end, end + REACH)) ||
    isFile(lower, start, end) ||
    isImported(lower, start, end) ||
    (value.includes('_') && OF_PROGRAM.test(lower.slice(Math.max(0, start - REACH), start))) ||
    isPublicChannel(lower.slice(start, end)) ||
    isChannelOfOthers(lower, start) ||
    isProduct(value) ||
    isLeftOut(document, start, end)
  );
}
