/** One dialog that can be asked: at the portal, or at the least relay. */
export interface Seat {
  readonly askUrl: string;
  readonly streamUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Questions to ask and answers to read. */
export interface AnswersOrder {
  readonly seats: readonly Seat[];
  /** Questions a seat, one after another. */
  readonly questions: number;
  /** True: all seats ask at the same time. False: one seat after another, so that each question is alone. */
  readonly together: boolean;
  /** Makes the questions of this job unlike all others, so that no cache can answer. */
  readonly label: string;
}

export interface AnswersMeasured {
  readonly seconds: number;
  readonly frames: number;
  /** In all token frames without their wrapping: comparable when one side merges fragments. */
  readonly bytes: number;
  /** From the question to its first token, in ms, one a question. */
  readonly firstTokenMs: readonly number[];
}

/** One GET again and again on kept connections, each asking anew as soon as it is answered. */
export interface RequestsOrder {
  readonly url: string;
  /** The headers of each connection's requests; there are as many connections as entries. */
  readonly connections: readonly Readonly<Record<string, string>>[];
  readonly forMs: number;
}

export interface RequestsMeasured {
  readonly requests: number;
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** What the load generator can be told to do, and what comes of it. */
export interface Jobs {
  readonly answers: { readonly order: AnswersOrder; readonly measured: AnswersMeasured };
  readonly requests: { readonly order: RequestsOrder; readonly measured: RequestsMeasured };
}

export type Job = { readonly [Kind in keyof Jobs]: { kind: Kind; order: Jobs[Kind]['order'] } }[keyof Jobs];

/** One or the other comes back for every job. */
export interface Outcome {
  readonly measured?: Jobs[keyof Jobs]['measured'];
  readonly failure?: string;
}
