import type { z } from 'zod';
import type { OperationName, SchemasOf } from '../../../client/operations.js';
import type { Reach } from '../access.js';
import type { FakePerson } from '../seed/people.js';
import type { FakeSession } from '../state/sessions.js';

/** A request that was let in, parsed by its contract. */
export interface FakeCall<Name extends OperationName> {
  readonly params: z.output<SchemasOf<Name>['params']>;
  readonly query: z.output<SchemasOf<Name>['query']>;
  readonly body: z.output<SchemasOf<Name>['body']>;
  /** Whose call it is; null for the login without a session. */
  readonly session: Name extends 'login' ? FakeSession | null : FakeSession;
  readonly person: FakePerson;
  /** How far the role reaches here. */
  readonly reach: Reach;
  /** What was asked to break in the next answer. */
  /** How the answer is to break off, if it is; whoever asks uses it up. */
  takeBreak(): { readonly fragments: number; readonly code: number } | undefined;
}

/** A success. */
export interface FakeResult<Name extends OperationName> {
  readonly body: z.output<SchemasOf<Name>['reply']>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What each operation does; the compiler misses one that is not there. */
export type FakeOperations = {
  readonly [Name in OperationName]: (call: FakeCall<Name>) => FakeResult<Name> | Promise<FakeResult<Name>>;
};
