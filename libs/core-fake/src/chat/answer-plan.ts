import type { Fault } from '../faults/fault.js';
import { addressAnswer, composeAnswer, stretchAnswer } from './compose-answer.js';
import { placeholdersIn, splitIntoBlocks, splitIntoTokens, splitPlaceholders } from './fragments.js';

export interface Rhythm {
  /** Milliseconds before the first token. */
  readonly firstTokenMs: number;
  /** Milliseconds between tokens; 0 is as fast as the reader takes them. */
  readonly tokenMs: number;
}

/** Everything about an answer that is settled before its first byte. */
export interface AnswerPlan extends Rhythm {
  /** The whole answer; of an endless one, what it says again and again. */
  readonly text: string;
  readonly fragments: Iterable<string>;
  /** After so many tokens the connection breaks, or falls silent. */
  readonly break?: { readonly after: number; readonly how: 'cut' | 'stall' };
  /** A line outside the contract, after so many tokens. */
  readonly garbage?: { readonly after: number; readonly line: string };
  readonly ending: 'done' | 'no_done' | 'two_done' | 'drop';
  /** With `drop`: how many tokens arrive; the answer is saved whole. */
  readonly dropAfter?: number;
}

const blockSize = 4_096;

function* repeatForEver(fragments: readonly string[]): Generator<string> {
  for (;;) yield* fragments;
}

/** Plans the answer to a question; `given` is the text that an earlier call with the same key has saved, or is streaming. */
export function planAnswer(
  question: string,
  scenario: string,
  rhythm: Rhythm,
  fault: Fault | undefined,
  given?: string,
): AnswerPlan {
  const text = given ?? composeAnswer(question, scenario);
  const plan: AnswerPlan = { ...rhythm, text, fragments: splitIntoTokens(text), ending: 'done' };
  switch (fault?.kind) {
    case 'slow_tokens':
      return { ...plan, tokenMs: fault.ms };
    case 'stall_after':
      return { ...plan, break: { after: fault.tokens, how: 'stall' } };
    case 'cut_after':
      return { ...plan, break: { after: fault.tokens, how: 'cut' } };
    case 'garbage_line':
      return { ...plan, garbage: fault };
    case 'missing_done':
      return { ...plan, ending: 'no_done' };
    case 'double_done':
      return { ...plan, ending: 'two_done' };
    case 'save_then_drop':
      return { ...plan, ending: 'drop', ...(fault.tokens === undefined ? {} : { dropAfter: fault.tokens }) };
    case 'endless_answer':
      // What is given has its end already: who hears more of it would hear what is never stored.
      if (given !== undefined) return plan;
      return { ...plan, fragments: repeatForEver(splitIntoTokens(`${text}\n\n`)) };
    case 'huge_answer': {
      const huge = given ?? stretchAnswer(text, fault.characters);
      return { ...plan, text: huge, fragments: splitIntoBlocks(huge, blockSize) };
    }
    case 'split_placeholder': {
      const asked = fault.placeholders ?? placeholdersIn(question);
      const placeholders = asked.length > 0 ? asked : ['[PERSON_1]'];
      const addressed = given ?? addressAnswer(text, placeholders);
      return { ...plan, text: addressed, fragments: splitPlaceholders(addressed, placeholders) };
    }
    default:
      return plan;
  }
}
