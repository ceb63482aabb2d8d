import type { ProblemCode } from '@portal/contracts';

type CoreCode = Extract<
  ProblemCode,
  'core_unavailable' | 'assistant_unavailable' | 'core_timeout' | 'core_bad_response'
>;

/** The core failed us: it could not be reached, was too slow, or spoke against its contract. */
export class CoreFailure extends Error {
  override readonly name = 'CoreFailure';

  constructor(
    readonly code: CoreCode,
    readonly options: { cause?: unknown; retryAfterS?: number; unsent?: boolean } = {},
  ) {
    super(code, { cause: options.cause });
  }

  /** True when nothing left the portal, so that the core cannot have kept anything. */
  get unsent(): boolean {
    return this.options.unsent ?? false;
  }

  get retryAfterS(): number {
    return this.options.retryAfterS ?? 5;
  }
}

/** The caller hung up before the core had said anything; nobody's failure. */
export class CallAborted extends Error {
  override readonly name = 'CallAborted';
}

/**
 * The core is well and said no, in a refusal of its own (see refusal.ts). The caller decides what that means; it never counts
 * against the core's health.
 */
export class CoreRefused extends Error {
  override readonly name = 'CoreRefused';

  constructor(
    readonly status: number,
    options?: ErrorOptions,
  ) {
    super(`the core refused with ${status}`, options);
  }
}
