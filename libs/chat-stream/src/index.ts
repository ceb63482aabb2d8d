export type { AnswerWriter } from './answer-writer.js';
export { closeCodes, closeReasons, type CloseCode } from './close-codes.js';
export {
  AnswerEndedError,
  AnswerInProgressError,
  AnswerStoppedError,
  AnswerTooLongError,
  ClaimLostError,
  FrameError,
  HubClosedError,
  TooManyReadersError,
} from './errors.js';
export { foretellAnswer } from './foretell-answer.js';
export { isStillHeld } from './is-still-held.js';
export { SharedMemory } from './memory-relay.js';
export type {
  ClaimReply,
  Holder,
  LogReply,
  Relay,
  RelayMessage,
  SeatReply,
  Sight,
  TrackedSocket,
} from './relay.js';
export type { Outcome } from './answer.js';
export { encodeDone, encodeToken, parseFrame, type StreamFrame } from './frames.js';
export {
  createHub,
  type AnswerClaim,
  type Applicant,
  type Attachment,
  type CloseOptions,
  type Hub,
} from './hub.js';
export type { HubOptions } from './hub-options.js';
export type { Reader, ResumePoint, Sink } from './sink.js';
