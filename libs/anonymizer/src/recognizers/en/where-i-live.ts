import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { tokenIndexAt } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';
import { endOfTown } from '../generic/town-name.js';

/** What tells of a home behind a town: " is where i live", ", our city,", " resident here". */
const BEHIND =
  /^(?: is (?:where (?:i|we) (?:live|lived|am from|are from|come from|grew up|was born|stay)|my home ?(?:town|village))|, (?:our|my) (?:own |home |little |native )?(?:city|town|village|hometown)(?=$|[,.!?)\n])|(?: born and bred)? (?:resident|local|native) here)(?![a-z])/;
const OPENINGS = new Set('is our my resident local native'.split(' '));
const MOST_WORDS = 3;

/** "Limerick is where i live", "where i live (Limerick)": a town beside what tells of it. */
export const whereILive: Recognizer = {
  name: 'where-i-live',
  locale: 'en',
  find(document) {
    const found: Candidate[] = [];
    const add = (start: number, end: number, reason: string): void => {
      found.push({ start, end, type: 'ADDRESS', score: 0.88, recognizer: 'where-i-live', reason });
    };
    for (const cue of document.cued) {
      if (cue.lower === 'live') {
        const town = townBehind(document, cue) ?? townBefore(document, cue);
        if (town !== undefined) add(town.start, town.end, 'town beside "where I live"');
      } else if (OPENINGS.has(cue.lower)) {
        const { text } = document;
        const at = cue.start - (text[cue.start - 2] === ',' ? 2 : 1);
        const behind = document.lower.slice(Math.max(0, at), at + 36);
        if (!BEHIND.test(behind)) continue;
        if (behind.startsWith(',') && isLesson(document)) continue;
        const start = startOfTown(document, at, behind.startsWith(' is'));
        if (start !== undefined) add(start, at, 'town in front of "where I live"');
      }
    }
    return found;
  },
};

function startOfTown({ tokens, text }: TextDocument, end: number, isTold: boolean): number | undefined {
  let i = tokenIndexAt(tokens, end) - 1;
  if (tokens[i]?.end !== end) return undefined;
  const last = i;
  const isTown = ({ casing, word }: Token): boolean =>
    !word.isStop && (casing === 'title' || (casing === 'lower' && word.isPlace));
  if (!isTown(tokens[i]!) || !(isTold || mayBeTown(tokens[i]!))) return undefined;
  while (i > 0 && last - i < MOST_WORDS - 1 && isTown(tokens[i - 1]!) && text[tokens[i - 1]!.end] === ' ')
    i--;
  return tokens[i]!.start;
}

/** "In Carthage, our city, Hannibal …": what those say who lessons speak of. */
function isLesson(document: TextDocument): boolean {
  const { relations, lesson, figures } = subjectOf(document);
  return relations === 0 && (lesson > 0 || figures.length > 0);
}

/** What a list knows, or what is neither a word nor a name: "Mum, our city, …" addresses somebody. */
const mayBeTown = ({ word }: Token): boolean =>
  word.isPlace || (!word.isOrdinary && word.given === undefined && !word.isStop);

/** "Barrow-in-Furness" */
const TIED = /^(?:-[A-Za-z]+){1,3}(?![A-Za-z])/;
const LONGEST_TIED = 24;
const THERE =
  /,? (?:(?:cos|coz|cuz|cause|because|bc|as|since|and) (?:[^.!?\n]{1,28} and )?)?(?:that's|thats|that is|this is) where (?:i|we) $/;
const LONGEST_THERE = 60;

/** "the weather for Keighley cos thats where i live" */
function townBefore(document: TextDocument, live: Token): { start: number; end: number } | undefined {
  const match = THERE.exec(document.lower.slice(Math.max(0, live.start - LONGEST_THERE), live.start));
  if (match === null) return undefined;
  const end = live.start - match[0].length;
  const start = startOfTown(document, end, false);
  return start === undefined || isLesson(document) ? undefined : { start, end };
}

const WHERE = /\bwhere (?:i|we) $/;

/** "where i live (Slough) there are …" */
function townBehind(document: TextDocument, live: Token): { start: number; end: number } | undefined {
  const { text, lower, tokens } = document;
  const first = tokens[live.index + 1];
  if (first?.casing !== 'title' || !/^(?: \(|, )$/.test(text.slice(live.end, first.start))) return undefined;
  if (!WHERE.test(lower.slice(Math.max(0, live.start - 10), live.start)) || isLesson(document))
    return undefined;
  const { end: named, known } = endOfTown(document, first);
  const end = named + (TIED.exec(text.slice(named, named + LONGEST_TIED))?.[0].length ?? 0);
  if (!known && named === end && !mayBeTown(first)) return undefined;
  return /^(?:$|[),.!?\n])/.test(text.slice(end, end + 1)) ? { start: first.start, end } : undefined;
}
