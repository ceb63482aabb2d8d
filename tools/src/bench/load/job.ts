/** One dialog that can be asked: at the portal, or at the least relay. */
export interface Seat {
  readonly askUrl: string;
  readonly streamUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the load generator is told to do. */
export interface Job {
  readonly seats: readonly Seat[];
  /** Questions a seat, one after another. */
  readonly questions: number;
  /** True: all seats ask at the same time. False: one seat after another, so that each question is alone. */
  readonly together: boolean;
  /** Makes the questions of this job unlike all others, so that no cache can answer. */
  readonly label: string;
}

/** What it has measured. */
export interface Measured {
  readonly seconds: number;
  readonly frames: number;
  /** In all token frames without their wrapping: comparable when one side merges fragments. */
  readonly bytes: number;
  /** From the question to its first token, in ms, one a question. */
  readonly firstTokenMs: readonly number[];
}
