import type { PersonalDataType } from '../types.js';
import { EN_DEV } from './corpus/en-dev.js';
import { EN_TEST } from './corpus/en-test.js';
import { NEGATIVE_EN_DEV } from './corpus/negative-en-dev.js';
import { NEGATIVE_EN_TEST } from './corpus/negative-en-test.js';
import { NEGATIVE_RU_DEV_1 } from './corpus/negative-ru-dev.js';
import { NEGATIVE_RU_DEV_2 } from './corpus/negative-ru-dev-more.js';
import { NEGATIVE_RU_TEST } from './corpus/negative-ru-test.js';
import { NEGATIVE_WRITTEN_EN_DEV } from './corpus/negative-written-en-dev.data.js';
import { NEGATIVE_WRITTEN_EN_TEST } from './corpus/negative-written-en-test.data.js';
import { NEGATIVE_WRITTEN_RU_DEV } from './corpus/negative-written-ru-dev.data.js';
import { NEGATIVE_WRITTEN_RU_TEST } from './corpus/negative-written-ru-test.data.js';
import { RU_DEV } from './corpus/ru-dev.js';
import { RU_TEST } from './corpus/ru-test.js';
import { WRITTEN_EN_DEV } from './corpus/written-en-dev.data.js';
import { WRITTEN_EN_TEST } from './corpus/written-en-test.data.js';
import { WRITTEN_RU_DEV } from './corpus/written-ru-dev.data.js';
import { WRITTEN_RU_TEST } from './corpus/written-ru-test.data.js';
import { FIGURES } from './figures.js';
import { mistype, swapLookAlikes } from './noise.js';
import { PEOPLE } from './people.js';
import { Chance } from './random.js';
import { VALUES } from './values.js';

export type Language = 'ru' | 'en';
/** Rules are tuned on the development half only; the halves share no template, person or figure. */
export type Half = 'dev' | 'test';

/** A value that has to be removed. */
export interface Planted {
  readonly start: number;
  readonly end: number;
  readonly type: PersonalDataType;
  /** Row of the table: `person`, `noisy`, `contact`, … */
  readonly group: string;
}

/** One message of the corpus; without planted values nothing may be removed. */
export interface Sample {
  readonly text: string;
  readonly language: Language;
  readonly group: string;
  readonly planted: readonly Planted[];
}

const POSITIVE = {
  ru: { dev: RU_DEV + WRITTEN_RU_DEV, test: RU_TEST + WRITTEN_RU_TEST },
  en: { dev: EN_DEV + WRITTEN_EN_DEV, test: EN_TEST + WRITTEN_EN_TEST },
};
const NEGATIVE = {
  ru: {
    dev: NEGATIVE_RU_DEV_1 + NEGATIVE_RU_DEV_2 + NEGATIVE_WRITTEN_RU_DEV,
    test: NEGATIVE_RU_TEST + NEGATIVE_WRITTEN_RU_TEST,
  },
  en: {
    dev: NEGATIVE_EN_DEV + NEGATIVE_WRITTEN_EN_DEV,
    test: NEGATIVE_EN_TEST + NEGATIVE_WRITTEN_EN_TEST,
  },
};
const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'prep'];
/** A kind of value to fill in, `{full.gen}`, or a value as it stands, `{PERSON=Аня}`. */
const SLOT = /(\{[a-zA-Z]+2?(?:\.[a-z]+)?\}|\{[A-Z]+=[^}]*\})/;
const WRITTEN = /^([A-Z]+)=(.*)$/s;
/** Templates are filled this many times, with other values each time. */
const FILLINGS = 6;

const SLOT_TYPES: readonly (readonly [RegExp, PersonalDataType, string])[] = [
  [/^(?:full|bare|formal|PERSON)/, 'PERSON', 'person'],
  [/^(?:email|EMAIL)/, 'EMAIL', 'contact'],
  [/^(?:url|URL)/, 'URL', 'contact'],
  [/^(?:card|CARD)/, 'CARD', 'contact'],
  [/^(?:phone|PHONE)/, 'PHONE', 'phone'],
  [/^(?:dob|DOB)/, 'DOB', 'dob'],
  [/^(?:address|ADDRESS)/, 'ADDRESS', 'address'],
  [/^(?:town|TOWN)/, 'ADDRESS', 'town'],
  [/^(?:school|SCHOOL)/, 'SCHOOL', 'school'],
  [/^(?:class|CLASS)/, 'CLASS', 'class'],
  [/^(?:handle|nick|HANDLE)/, 'HANDLE', 'handle'],
  [/./, 'ID', 'id'],
];

/** Every message of a half in a language: those with planted values, and those without. */
export function buildCorpus(language: Language, half: Half): Sample[] {
  const chance = new Chance(language === 'ru' ? 20_260 : 10_130);
  const samples: Sample[] = [];
  for (const line of linesOf(POSITIVE[language][half])) {
    // What is written out is the same every time.
    const fillings = /\{[A-Z]+=/.test(line) ? 1 : FILLINGS;
    for (let i = 0; i < fillings; i++) samples.push(fill(line, language, half, chance, i));
  }
  for (const line of linesOf(NEGATIVE[language][half])) {
    const figures = line.includes('{fig') ? FIGURES[half][language].length : 1;
    for (let i = 0; i < figures; i++) samples.push(fill(line, language, half, chance, i));
  }
  return samples;
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

function fill(line: string, language: Language, half: Half, chance: Chance, turn: number): Sample {
  const fields = line.split('|');
  const group = fields[0]!;
  const template = fields.at(-1)!;
  const style = fields.length === 3 ? fields[1]! : '';
  const planted: Planted[] = [];
  let text = '';
  for (const part of template.split(SLOT)) {
    if (!SLOT.test(part)) {
      text += part;
      continue;
    }
    const slot = part.slice(1, -1);
    const value =
      style === 'typo'
        ? mistype(valueOf(slot, language, half, chance, turn), chance)
        : valueOf(slot, language, half, chance, turn);
    const shown = style === 'glyph' ? swapLookAlikes(value) : value;
    const [, type, row] = SLOT_TYPES.find(([pattern]) => pattern.test(slot))!;
    if (!slot.startsWith('fig')) {
      planted.push({
        start: text.length,
        end: text.length + shown.length,
        type,
        group: group === 'noisy' && type === 'PERSON' ? 'noisy' : row,
      });
    }
    text += shown;
  }
  return { text: style === 'lower' ? text.toLowerCase() : text, language, group, planted };
}

function valueOf(slot: string, language: Language, half: Half, chance: Chance, turn: number): string {
  const written = WRITTEN.exec(slot);
  if (written !== null) return written[2]!;
  const [kind, grammar = 'nom'] = slot.split('.') as [string, string?];
  const name = kind.replace(/\d$/, '');
  const shift = kind.endsWith('2') ? 3 : 0;
  if (name === 'fig') return caseOf(FIGURES[half][language], turn, grammar);
  if (name === 'full' || name === 'bare' || name === 'formal') {
    const people = PEOPLE[half][language][name];
    return caseOf(people, turn * 2 + shift + chance.below(2), grammar);
  }
  return VALUES[kind]!(chance);
}

function caseOf(values: readonly (string | readonly string[])[], index: number, grammar: string): string {
  const value = values[index % values.length]!;
  return typeof value === 'string' ? value : value[CASES.indexOf(grammar)]!;
}
