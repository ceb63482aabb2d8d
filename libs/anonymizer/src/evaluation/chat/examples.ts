import { isJudgedInChat } from '../../chat/decide.js';
import { isFound } from '../../prose/mention.js';
import { WRITERS, type Writer } from '../independent.js';
import { mentionsIn, readMessages, type MentionExample } from '../prose/examples.js';

/** Whom rules found in messages that are not long and that no other weights know, but for those of the writers left out. */
export const readChatExamples = (left: ReadonlySet<Writer> = new Set()): MentionExample[] =>
  mentionsIn(
    readMessages(WRITERS.chat, left, ({ document, candidates }) => isJudgedInChat(document, candidates)),
  ).filter(({ mention }) => isFound(mention));
