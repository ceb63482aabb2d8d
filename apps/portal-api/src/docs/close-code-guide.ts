import { closeCodes, type CloseCode } from '@portal/chat-stream';

/** Why the portal closes a stream, and what a client does then. */
export interface CloseCodeGuide {
  readonly code: CloseCode;
  readonly when: string;
  readonly next: string;
}

const guide: Readonly<Record<CloseCode, Omit<CloseCodeGuide, 'code'>>> = {
  [closeCodes.goingAway]: {
    when: 'The instance is going away, or the session was renewed under another token.',
    next: 'Reconnect and resume.',
  },
  [closeCodes.clientSentData]: {
    when: 'The client sent data; the stream goes one way only.',
    next: 'Correct the client.',
  },
  [closeCodes.sessionEnded]: {
    when: 'The session ended: by logout, by a new login or by its age.',
    next: 'Sign in again.',
  },
  [closeCodes.forbidden]: {
    when: "The user's role no longer holds the permission.",
    next: 'Do not reconnect.',
  },
  [closeCodes.answerUnknown]: {
    when: 'The answer to resume is unknown, or ended more than five minutes ago.',
    next: 'Read the messages of the dialog instead.',
  },
  [closeCodes.readerTooSlow]: {
    when: 'The client reads too slowly: more than 1 MiB was waiting for it.',
    next: 'Reconnect and resume.',
  },
  [closeCodes.coreFailed]: {
    when: 'The core service failed after the answer had begun. There will be no `done`.',
    next: 'Show what came as incomplete, and offer to ask again.',
  },
  [closeCodes.coreStalled]: {
    when: 'The core service fell silent after the answer had begun. There will be no `done`.',
    next: 'Show what came as incomplete, and offer to ask again.',
  },
};

export const closeCodeGuide: readonly CloseCodeGuide[] = Object.values(closeCodes).map((code) => ({
  code,
  ...guide[code],
}));
