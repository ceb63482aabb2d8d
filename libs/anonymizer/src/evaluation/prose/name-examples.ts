import { Company } from '../../prose/company.js';
import { sumNames } from '../../prose/judge.js';
import type { ValuedExample } from './binned-values.js';
import { mentionsIn, type MarkedMessage } from './examples.js';
import { fitMarks, type MarkedExample, type MarkTable } from './fit-marks.js';

/** What marks of mentions weigh, and words of their messages. */
export interface ProseTables {
  readonly ofMentions: MarkTable;
  readonly ofWords: MarkTable;
}

/** Writers are parted into so many groups, each judged by weights that are fitted to the others. */
const GROUPS = 4;
/** How names of exercises end is chance: unknown writers were judged no better by it. */
const ENDINGS = /^-/;
const UNIT = 0.01;

/** Fits the weights that are there before names are held beside each other. */
export const fitTables = (messages: readonly MarkedMessage[]): ProseTables => ({
  ofMentions: fitMarks(mentionsIn(messages), { fewest: 12, ofNegative: 1, unheard: ENDINGS, decay: 6 }),
  ofWords: fitMarks(messages.filter(({ mentions }) => mentions.length > 0).map(toWords), {
    fewest: 10,
    ofNegative: 1,
    decay: 10,
  }),
});

const toWords = (message: MarkedMessage): MarkedExample => ({
  message,
  marks: message.vocabulary,
  isOne: message.mentions.some(({ isOne }) => isOne),
});

/**
 * The names of messages, judged as those of unknown writers will be: by weights that do not know theirs. Weights are surer of the
 * messages that they are fitted to, and what their sums are worth beside each other would be learned wrong from those.
 */
export function readNameExamples(messages: readonly MarkedMessage[]): ValuedExample[] {
  const writers = [...new Set(messages.map(({ writer }) => writer))];
  const groupOf = new Map(writers.map((writer, index) => [writer, index % GROUPS]));
  return Array.from({ length: GROUPS }, (_, group) => group).flatMap((group) => {
    const isOf = ({ writer }: MarkedMessage): boolean => groupOf.get(writer) === group;
    return namesIn(messages.filter(isOf), fitTables(messages.filter((message) => !isOf(message))));
  });
}

/** The names of messages, by weights of their mentions and words. */
export const namesIn = (messages: readonly MarkedMessage[], tables: ProseTables): ValuedExample[] =>
  messages.flatMap((message) => namesOf(message, tables));

function namesOf(message: MarkedMessage, { ofMentions, ofWords }: ProseTables): ValuedExample[] {
  const { vocabulary, words, otherValues, mentions } = message;
  const names = sumNames(
    mentions.map(({ mention }) => mention),
    mentions.map(({ marks }) => marks.map((its) => sumOf(its, ofMentions))),
  );
  const company = new Company(names, { ofWords: sumOf(vocabulary, ofWords), words, otherValues });
  return names.flatMap((name) => {
    const places = mentions.filter(({ mention }) => mention.name === name.name);
    if (places.some(({ isOther }) => isOther)) return [];
    return [{ values: company.valuesOf(name), isOne: places.some(({ isOne }) => isOne) }];
  });
}

const sumOf = (marks: readonly string[], table: MarkTable): number =>
  UNIT * marks.reduce((sum, mark) => sum + (table[mark] ?? 0), 0);
