export type { AnswerStream, CompletedAnswer } from './client/answer-stream.js';
export type { Accepted } from './client/ask-question.js';
export type { BackoffOptions } from './client/backoff.js';
export { createChat, type Chat } from './client/chat.js';
export {
  AskAbortedError,
  ChatClosedError,
  ConnectionLostError,
  ProblemError,
  StreamFailedError,
  type StreamFailure,
} from './client/errors.js';
export type { ChatOptions } from './client/settings.js';
export type { AskOptions, ConnectionState } from './client/start-asking.js';
export type { FetchLike, OpenSocket, ReplyLike, SocketConstructor, SocketLike } from './client/transport.js';
