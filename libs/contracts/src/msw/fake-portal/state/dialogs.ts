import { untitledDialog } from '../../../v1/constants.js';
import type { MessageList } from '../../../v1/dialogs.js';
import { composeAnswer } from '../seed/compose-answer.js';
import { derivedId } from '../seed/derived.js';
import { findPerson, sampleIds } from '../seed/people.js';

type Message = MessageList['messages'][number];

export interface FakeDialog {
  readonly id: string;
  readonly ownerId: string;
  readonly scenario: string;
  readonly createdAt: number;
  title: string;
  updatedAt: number;
  /** Grows with every activity: two in the same millisecond have an order too. */
  order: number;
  readonly messages: Message[];
}

/** Longest title made from a question, in UTF-16 units. */
const titleLength = 60;

/** The dialogs of everybody. */
export interface Dialogs {
  /** Last activity first. */
  of(ownerId: string): FakeDialog[];
  find(id: string): FakeDialog | undefined;
  create(ownerId: string, scenario: string): FakeDialog;
  say(dialog: FakeDialog, message: Message): void;
}

export function createDialogs(now: () => number, nextId: (prefix: string) => string): Dialogs {
  const dialogs = new Map<string, FakeDialog>();
  let order = 0;

  const add = (id: string, ownerId: string, scenario: string, at: number): FakeDialog => {
    const times = { createdAt: at, updatedAt: at, order: ++order };
    const dialog = { id, ownerId, scenario, title: untitledDialog, messages: [], ...times };
    dialogs.set(id, dialog);
    return dialog;
  };
  const say = (dialog: FakeDialog, message: Message, at: number): void => {
    dialog.messages.push(message);
    if (dialog.title === untitledDialog) dialog.title = titleOf(message.text);
    Object.assign(dialog, { updatedAt: at, order: ++order });
  };

  for (const technicalId of [sampleIds.student, 'stu-1002', sampleIds.teacher]) {
    const ownerId = findPerson(technicalId)?.id ?? '';
    for (const [index, [scenario, question]] of talks.entries()) {
      const at = now() - (talks.length - index) * 86_400_000;
      const dialog = add(derivedId('dlg', technicalId, index), ownerId, scenario, at);
      const answer = composeAnswer(question, scenario);
      say(dialog, { id: derivedId('msg', dialog.id, 1), role: 'user', text: question }, at);
      say(dialog, { id: derivedId('msg', dialog.id, 2), role: 'assistant', text: answer }, at);
    }
  }

  return {
    of: (ownerId) =>
      [...dialogs.values()]
        .filter((dialog) => dialog.ownerId === ownerId)
        .sort((one, other) => other.order - one.order),
    find: (id) => dialogs.get(id),
    create: (ownerId, scenario) => add(nextId('dlg'), ownerId, scenario, now()),
    say: (dialog, message) => say(dialog, message, now()),
  };
}

const talks = [
  ['general', 'Почему небо голубое?'],
  ['career', 'Какие профессии связаны с математикой?'],
  ['general', 'How do plants eat light?'],
] as const;

function titleOf(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim();
  return line.length <= titleLength
    ? line
    : `${line
        .slice(0, titleLength - 1)
        .toWellFormed()
        .replace(/\ufffd$/, '')}…`;
}
