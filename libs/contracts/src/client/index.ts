export type { Growing } from './growing.js';
export {
  bodyOptionalOperations,
  idempotentOperations,
  type BodyOptionalOperation,
  type CallOptions,
  type IdempotentOperation,
  type OperationArguments,
  type OperationInput,
  type OperationName,
  type OperationReply,
  type RepeatableInput,
  type SchemasOf,
} from './operations.js';
export {
  createPortalClient,
  type PortalClient,
  type PortalClientOptions,
  type PortalOperations,
  type PortalReply,
} from './portal-client.js';
export {
  PortalBadReply,
  PortalError,
  PortalTimeout,
  PortalUnreachable,
  type PortalErrorKind,
} from './portal-error.js';
export { PortalProblem, type WrongPlace } from './portal-problem.js';
export { createSessionJar, type SessionJar } from './session-jar.js';
export type { ProblemCode } from '../v1/problem-codes.js';
