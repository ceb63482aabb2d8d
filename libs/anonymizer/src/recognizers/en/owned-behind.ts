import type { TextDocument } from '../../text/document.js';

const REACH = 40;
/** "Year Twelve, my historians", "grade six, which I'm in", "the Year 4s I teach", "Transition Year has me doing a mini company" */
const OWNED_BEHIND =
  /^(?:, (?:my|our) [a-z]{3,}|,? which (?:i'm|im|i am|we're|he's|she's|my [a-z]{3,12} is) in\b| (?:that |who |whom |which )?i (?:teach|supervise|tutor|look after)\b| (?:has|have|had|got) (?:me|us) [a-z]+ing\b| (?:because|cause|coz|cos|cuz|since) (?:i'm|im|i am) one\b)/;

/** Whether the words behind a grade tell that it is the writer's own. */
export const isOwnedBehind = ({ lower }: TextDocument, end: number): boolean =>
  OWNED_BEHIND.test(lower.slice(end, end + REACH));
