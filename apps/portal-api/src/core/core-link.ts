import type { CareerRecommendations, CourseDetail, CourseList, InterestProfile } from '@portal/contracts';
import type { IngestDocument } from '@portal/contracts/jobs';
import type {
  coreDialogList,
  createdCoreDialog,
  CoreDialog,
  CoreHealth,
  CoreMessage,
  CoreUser,
} from '@portal/contracts/core';
import type { z } from 'zod';
import type { CoreChatRequest } from '../assistant/core-request.js';
import type { AdminLink } from './admin-link.js';
import type { ChatAnswer } from './chat-answer.js';
import type { CoreFailure } from './core-errors.js';

/** What a call to the core carries for the logs of both sides. */
export interface Trace {
  readonly requestId: string;
  /** The same at every repeat of a request that writes; the core does it once. */
  readonly idempotencyKey?: string;
  /** It has failed before. One thing that always fails is not a core that does: a closed breaker is not told of it again. */
  readonly again?: boolean;
}

/**
 * Everything that the portal asks of the core: all persistent data goes through here (specification, Rules of
 * separation, rule 1). Null means that the core knows no such thing; a failure is a CoreFailure.
 */
export interface CoreLink {
  resolveUser(technicalId: string, trace: Trace): Promise<CoreUser | null>;
  /** The same user again: roles change. */
  readUser(userId: string, trace: Trace): Promise<CoreUser | null>;
  listCourses(userId: string, trace: Trace): Promise<CourseList | null>;
  readCourse(userId: string, courseId: string, trace: Trace): Promise<CourseDetail | null>;
  readRecommendations(userId: string, trace: Trace): Promise<CareerRecommendations | null>;
  readInterests(userId: string, trace: Trace): Promise<InterestProfile | null>;

  listDialogs(anonymousUserId: string, trace: Trace): Promise<z.infer<typeof coreDialogList>['sessions']>;
  createDialog(
    anonymousUserId: string,
    scenario: string,
    trace: Trace,
  ): Promise<z.infer<typeof createdCoreDialog>>;
  readDialog(dialogId: string, trace: Trace): Promise<CoreDialog | null>;
  listMessages(dialogId: string, trace: Trace): Promise<CoreMessage[] | null>;
  /** Saves a finished exchange under the answer's id; a repeat changes nothing. Null: the dialog is gone. */
  saveExchange(dialogId: string, answerId: string, exchange: Exchange, trace: Trace): Promise<string | null>;

  /** Why `chat` sends nothing now, for nobody; null where a call may begin, or be shared with the one that tries. */
  chatRefusal(): CoreFailure | null;
  /** Settles at the first frame of the reply; before it a call is retried, after it never. */
  chat(request: CoreChatRequest, call: ChatCall): Promise<ChatAnswer>;

  readonly admin: AdminLink;

  /** Hands a document to the core's intake, where no queue is shared with it. */
  ingest(document: IngestDocument, trace: Trace): Promise<void>;

  readHealth(signal: AbortSignal): Promise<CoreHealth>;
}

/** Text without personal data. */
export interface Exchange {
  readonly question: string;
  readonly answer: string;
}

export interface ChatCall {
  /** The core stores the answer under this id, so every attempt carries the same. */
  readonly answerId: string;
  readonly requestId: string;
  /** Aborting it hangs up: the core keeps what it has as a partial answer. */
  readonly signal: AbortSignal;
}
