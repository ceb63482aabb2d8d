import type { Answer, Outcome } from './answer.js';
import { AnswerInProgressError, HubClosedError } from './errors.js';
import { LocalClaim } from './local-claim.js';

/** What producers tell their hub. */
export interface ProducerEvents {
  onBegin(answer: Answer): void;
  onEnd(answer: Answer, outcome: Outcome): void;
  isSure(claim: LocalClaim): boolean;
  confirm(claim: LocalClaim): Promise<void>;
  foretell(claim: LocalClaim): Promise<void>;
  /** The channel is free again, with or without an answer. */
  onFree?(claim: LocalClaim): void;
}

/** The answers that this process produces or is about to: at most one on a channel. */
export class Producers {
  readonly #claims = new Map<string, LocalClaim>();
  #closed = false;
  #whenIdle: (() => void) | undefined;

  constructor(
    private readonly maxAnswerLength: number,
    private readonly events: ProducerEvents,
  ) {}

  take(channel: string, answerId: string): LocalClaim {
    if (this.#closed) throw new HubClosedError('The hub is closing');
    const holder = this.#claims.get(channel);
    if (holder) throw new AnswerInProgressError(holder.answerId, holder.answer !== undefined);
    const claim = new LocalClaim(channel, answerId, this.maxAnswerLength, {
      onBegin: (answer) => this.events.onBegin(answer),
      onEnd: (answer, outcome) => this.events.onEnd(answer, outcome),
      isSure: (asked) => this.events.isSure(asked),
      confirm: (asked) => this.events.confirm(asked),
      foretell: (asked) => this.events.foretell(asked),
      onFree: (freed) => {
        this.#claims.delete(channel);
        this.events.onFree?.(freed);
        if (this.#claims.size === 0) this.#whenIdle?.();
      },
    });
    this.#claims.set(channel, claim);
    return claim;
  }

  find(channel: string, answerId: string): LocalClaim | undefined {
    const claim = this.#claims.get(channel);
    return claim?.answerId === answerId ? claim : undefined;
  }

  /** Whether the answer is produced here. */
  has(answer: Answer): boolean {
    return this.find(answer.channel, answer.id) !== undefined;
  }

  stop(channel: string, answerId: string): boolean {
    const claim = this.find(channel, answerId);
    claim?.requestStop();
    return claim !== undefined;
  }

  takeNoMore(): void {
    this.#closed = true;
  }

  /** Resolves when nothing is produced any more, or after a time. */
  idle(withinMs: number): Promise<void> {
    if (this.#claims.size === 0 || withinMs <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, withinMs);
      this.#whenIdle = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  breakOffAll(): void {
    const reason = new HubClosedError('The hub closed before the answer ended');
    for (const claim of this.#claims.values()) claim.breakOff(reason);
  }
}
