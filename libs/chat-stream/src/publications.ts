import type { Answer } from './answer.js';
import { LatelyEnded } from './lately-ended.js';
import type { LocalClaim } from './local-claim.js';
import { LogWriter } from './log-writer.js';
import type { Collect } from './outbox.js';
import { Publication } from './publication.js';
import type { Relay } from './relay.js';

/** What the publications of one hub share. */
export interface PublishRules {
  readonly relay: Relay;
  /** Time between two writes of the growing texts to the log, in ms. An end is written at once. */
  readonly logEveryMs: number;
  readonly onError: (error: unknown) => void;
  /** Calls for a round of the outbox. */
  readonly schedule: () => void;
  /** When this instance last woke from a standstill in which others may have taken its channels. */
  readonly wokeAt: () => number;
}

/** What could not be sent is sent again after this. */
const retryMs = 1_000;
/** How long after its end an answer's log and followers are still looked after. */
const patienceMs = 30_000;

/** Brings the answers that are produced here to the log and to the instances that have sockets for them. */
export class Publications {
  readonly #all = new Map<string, Publication>();
  readonly #behind = new Set<Publication>();
  readonly #lately = new LatelyEnded();
  readonly #log: LogWriter;
  #whenEmpty: (() => void) | undefined;

  constructor(private readonly rules: PublishRules) {
    this.#log = new LogWriter(rules.relay, rules.logEveryMs, rules.onError, (publication) =>
      this.#tidy(publication),
    );
  }

  /** Begins to look after a claim. */
  open(claim: LocalClaim): void {
    this.#all.set(keyOf(claim.channel, claim.answerId), new Publication(claim));
  }

  /** The answer of a claim has begun; from now on it tells of its growth itself. */
  begun(answer: Answer): void {
    const publication = this.#find(answer.channel, answer.id);
    if (!publication) return;
    const grown = (): void => {
      this.#behind.add(publication);
      this.rules.schedule();
      this.#log.write(publication);
    };
    answer.onGrowth = grown;
    grown();
  }

  /** The answer has ended. */
  ended(answer: Answer): void {
    const publication = this.#find(answer.channel, answer.id);
    if (!publication) return;
    publication.giveUpAt = Date.now() + patienceMs;
    this.#log.finish(publication);
    this.#again(publication);
  }

  /** The claim was given up before its answer began; returns the instances that wait for it. */
  drop(claim: LocalClaim): readonly string[] {
    const publication = this.#find(claim.channel, claim.answerId);
    if (publication) this.#remove(publication);
    return [...(publication?.followers() ?? [])];
  }

  /** The claim's channel is taken, and these instances have sockets there. */
  invite(claim: LocalClaim, instances: readonly string[]): void {
    const publication = this.#find(claim.channel, claim.answerId);
    if (!publication) return;
    publication.registered = true;
    for (const instance of instances)
      if (instance !== this.rules.relay.instance) publication.invite(instance);
    this.#again(publication);
  }

  /** False when this instance does not publish the answer (any more). */
  follow(channel: string, answerId: string, instance: string, offset: number, round: number): boolean {
    const publication = this.#find(channel, answerId);
    if (!publication) return false;
    publication.follow(instance, offset, round);
    this.#again(publication);
    return true;
  }

  unfollow(channel: string, answerId: string, instance: string): void {
    this.#find(channel, answerId)?.unfollow(instance);
  }

  /** The part of a round that brings text to the followers. */
  readonly collect: Collect = (put) => {
    const wokeAt = this.rules.wokeAt();
    for (const publication of this.#behind) {
      // Somebody else may answer there by now; what waits is sent when the store has said whose the channel is.
      if (wokeAt > publication.confirmedAt) continue;
      const upToDate = publication.collect((to, message, lost) => {
        put(to, message, () => {
          lost();
          setTimeout(() => this.#again(publication), retryMs).unref();
        });
      });
      if (upToDate) this.#behind.delete(publication);
      else this.rules.schedule();
      this.#tidy(publication);
    }
  };

  /** Whether the channel is this claim's, or may have become somebody else's while this instance stood still. */
  isSure(claim: LocalClaim): boolean {
    const publication = this.#find(claim.channel, claim.answerId);
    return publication !== undefined && !this.#isInDoubt(publication);
  }

  /** Asks the store whose the channel is, if that is in doubt. */
  async confirm(claim: LocalClaim): Promise<void> {
    const publication = this.#find(claim.channel, claim.answerId);
    if (publication && this.#isInDoubt(publication)) await this.#assert(publication);
  }

  /**
   * The store may have forgotten everything: channels are taken again, and the log is compared, also for answers that ended
   * not long ago.
   */
  async reassert(): Promise<void> {
    for (const publication of this.#lately.take()) {
      const { answer, claim } = publication;
      if (!answer || this.#all.has(keyOf(claim.channel, claim.answerId))) continue;
      publication.logEnded = false;
      this.#all.set(keyOf(claim.channel, claim.answerId), publication);
      this.ended(answer);
    }
    for (const publication of this.#all.values()) {
      if (publication.registered) await this.#assert(publication);
    }
  }

  /** Resolves when everything is published, or after a time. */
  empty(withinMs: number): Promise<void> {
    if (this.#all.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, withinMs);
      this.#whenEmpty = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Nothing more is published. */
  stop(): void {
    this.#log.stop();
    this.#all.clear();
    this.#behind.clear();
  }

  async #assert(publication: Publication): Promise<void> {
    const { claim } = publication;
    const askedAt = Date.now();
    // What is over holds no channel.
    const isOver = (): boolean => claim.answer?.outcome !== undefined;
    try {
      const reply = isOver() ? undefined : await this.rules.relay.claim(claim.channel, claim.answerId);
      publication.confirmedAt = askedAt;
      if (!isOver()) {
        if (reply?.holder || reply?.outcome) publication.lose('Another instance took the channel');
        else if (claim.answer) this.#log.write(publication);
      }
    } catch (error) {
      this.rules.onError(error);
    }
    this.#again(publication);
  }

  #isInDoubt({ confirmedAt }: Publication): boolean {
    return this.rules.wokeAt() > confirmedAt;
  }

  #again(publication: Publication): void {
    this.#behind.add(publication);
    this.rules.schedule();
  }

  #find(channel: string, answerId: string): Publication | undefined {
    return this.#all.get(keyOf(channel, answerId));
  }

  #tidy(publication: Publication): void {
    if (!publication.isComplete(Date.now())) return;
    this.#remove(publication);
    if (publication.logEnded) this.#lately.add(publication);
  }

  #remove(publication: Publication): void {
    const key = keyOf(publication.claim.channel, publication.claim.answerId);
    if (this.#all.get(key) === publication) this.#all.delete(key);
    this.#behind.delete(publication);
    this.#log.forget(publication);
    if (this.#all.size === 0) this.#whenEmpty?.();
  }
}

function keyOf(channel: string, answerId: string): string {
  return `${channel}\n${answerId}`;
}
