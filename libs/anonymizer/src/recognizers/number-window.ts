import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import type { NumberRun } from '../text/number-runs.js';
import type { Token } from '../text/tokenize.js';
import type { Locale } from '../types.js';

/** What matchers found out about the text before a number, for all windows that begin with it. */
export interface Beginning {
  before?: string;
  isPhone?: boolean;
  isPhoneNear?: boolean;
}

/** Neighbouring numbers of one run, read as one string of digits. */
export interface NumberWindow {
  readonly document: TextDocument;
  readonly beginning: Beginning;
  readonly run: NumberRun;
  readonly first: number;
  readonly last: number;
  readonly digits: string;
  readonly start: number;
  readonly end: number;
  /** What `shapeOf` has found out. */
  shape: string | undefined;
}

/** Decides on windows of certain lengths. */
export interface NumberMatcher {
  readonly name: string;
  /** The language it is written for; absent for one that suits all. */
  readonly locale?: Locale;
  /** Total digits of the windows it wants to see. */
  readonly lengths: readonly number[];
  match(window: NumberWindow): Candidate | undefined;
}

/** Digits in each group, such as "3-3-2-2". */
export function shapeOf(window: NumberWindow): string {
  return (window.shape ??= readShape(window));
}

function readShape({ run, first, last }: NumberWindow): string {
  let shape = String(lengthOf(run[first]!));
  for (let i = first + 1; i <= last; i++) shape += `-${lengthOf(run[i]!)}`;
  return shape;
}

const lengthOf = (token: Token): number => token.end - token.start;

/** Text between two neighbouring groups of the window. */
export function gapAfter({ document, run }: NumberWindow, group: number): string {
  return document.text.slice(run[group]!.end, run[group + 1]!.start);
}

/** Whether a hyphen or dot ties the window to a further number on either side, so that it is only a part of something. */
export function isTied(window: NumberWindow): boolean {
  const { run, first, last } = window;
  return (first > 0 && isTight(window, first - 1)) || (last + 1 < run.length && isTight(window, last));
}

/** Whether one character that is no space stands behind the group. */
function isTight({ document, run }: NumberWindow, group: number): boolean {
  const { end } = run[group]!;
  return run[group + 1]!.start === end + 1 && document.text.charCodeAt(end) !== 0x20;
}

const REACH = 48;

/** Up to `length` characters before the window, in lower case. */
export function textBefore({ document, beginning, start }: NumberWindow, length = REACH): string {
  beginning.before ??= document.lower.slice(Math.max(0, start - REACH), start);
  return length >= REACH ? beginning.before : beginning.before.slice(-length);
}
