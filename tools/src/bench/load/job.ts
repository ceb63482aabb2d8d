/** One dialog that can be asked: at the portal, or at what it is compared with. */
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
  /** Every seat asks the same questions. */
  readonly alike?: boolean;
}

export interface AnswersMeasured {
  readonly seconds: number;
  readonly frames: number;
  /** In all token frames without their wrapping: comparable when one side merges fragments. */
  readonly bytes: number;
  /** From the question to its first token, in ms, one a question. */
  readonly firstTokenMs: readonly number[];
  /** How often each outcome of the answer cache was told; what tells none counts as `none`. */
  readonly cache: Readonly<Record<string, number>>;
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

/** Questions at a steady rate, whether or not the earlier ones are answered. */
export interface SteadyOrder {
  readonly seats: readonly Seat[];
  readonly perSecond: number;
  readonly forMs: number;
}

export interface SteadyMeasured {
  readonly requests: number;
  /** How often each status came. */
  readonly statuses: Readonly<Record<string, number>>;
  /** From the moment at which a question was due to the end of its reply. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

/** As many tokens as go through: every stream asks anew as soon as its answer has ended. */
export interface FloodOrder {
  readonly seats: readonly Seat[];
  readonly answers: number;
  readonly tokensPerAnswer: number;
  /** The side only reads: no token is to arrive. */
  readonly silent: boolean;
}

export interface FloodMeasured {
  readonly seconds: number;
  /** That the source has sent. */
  readonly tokens: number;
  /** Frames that brought them: fewer than tokens where fragments are merged. */
  readonly frames: number;
}

/** Streams at the rhythm of a model, all running at the same time; each token says when it was sent. */
export interface RhythmOrder {
  readonly seats: readonly Seat[];
  readonly tokensPerAnswer: number;
  readonly everyMs: number;
}

export interface RhythmMeasured {
  readonly tokens: number;
  /** From the question to its first token, in ms. */
  readonly firstP50Ms: number;
  readonly firstP99Ms: number;
  /** From the source's write to the reader's read, in ms. */
  readonly tokenP50Ms: number;
  readonly tokenP99Ms: number;
}

/** Sockets that only stand there, each on a channel of its own below the address; an order for none lets all go. */
export interface IdleOrder {
  readonly url: string;
  readonly sockets: number;
}

/** What the load generator can be told to do, and what comes of it. */
export interface Jobs {
  readonly answers: { readonly order: AnswersOrder; readonly measured: AnswersMeasured };
  readonly requests: { readonly order: RequestsOrder; readonly measured: RequestsMeasured };
  readonly steady: { readonly order: SteadyOrder; readonly measured: SteadyMeasured };
  readonly flood: { readonly order: FloodOrder; readonly measured: FloodMeasured };
  readonly rhythm: { readonly order: RhythmOrder; readonly measured: RhythmMeasured };
  readonly idle: { readonly order: IdleOrder; readonly measured: { readonly sockets: number } };
}

export type Job = { readonly [Kind in keyof Jobs]: { kind: Kind; order: Jobs[Kind]['order'] } }[keyof Jobs];

/** One or the other comes back for every job. */
export interface Outcome {
  readonly measured?: Jobs[keyof Jobs]['measured'];
  readonly failure?: string;
}
