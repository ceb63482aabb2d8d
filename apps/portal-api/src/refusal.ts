import type { ProblemCode } from '@portal/contracts';

export interface RefusalOptions {
  readonly cause?: unknown;
  /** Said to the caller, so never anything personal or internal. */
  readonly detail?: string;
  /** Seconds until another try makes sense. */
  readonly retryAfterS?: number;
  readonly errors?: readonly { pointer: string; message: string }[];
  readonly answerId?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An outcome that the caller gets as a problem. Its code decides the status, in http/error-response.ts alone. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  readonly detail: string | undefined;
  readonly retryAfterS: number | undefined;
  readonly errors: RefusalOptions['errors'];
  readonly answerId: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly code: ProblemCode,
    options: RefusalOptions = {},
  ) {
    super(code, { cause: options.cause });
    this.detail = options.detail;
    this.retryAfterS = options.retryAfterS;
    this.errors = options.errors;
    this.answerId = options.answerId;
    this.headers = options.headers ?? {};
  }
}
