import type { Answer } from './answer.js';
import { LatelyEnded } from './lately-ended.js';
import type { LocalClaim } from './local-claim.js';
import { LogWriter } from './log-writer.js';
import type { Collect } from './outbox.js';
import { Publication } from './publication.js';
import { Registrations } from './registrations.js';
import type { ClaimReply, Relay, RelayMessage } from './relay.js';

/** What the publications of one hub share. */
export interface PublishRules {
  readonly relay: Relay;
  /** Time between two writes of the growing texts to the log, in ms. An end is written at once. */
  readonly logEveryMs: number;
  readonly onError: (error: unknown) => void;
  /** Calls for a round of the outbox. */
  readonly schedule: () => void;
  /** Sends a message in the next round. */
  readonly post: (to: string, message: RelayMessage) => void;
  /** When this instance last woke from a standstill in which others may have taken its channels. */
  readonly wokeAt: () => number;
}

/** What could not be sent is sent again after this. */
const retryMs = 1_000;
/** How long after its end an answer's log and followers are still looked after. */
const patienceMs = 30_000;
/** An outage of the store, with its fail-over, is over by then as a rule, in ms. */
const rememberEndedMs = 60_000;
/** So long an answer can be resumed where it was produced, in ms. */
const rememberUnloggedMs = 300_000;

/** Brings the answers that are produced here to the log and to the instances that have sockets for them. */
export class Publications {
  readonly #all = new Map<string, Publication>();
  readonly #behind = new Set<Publication>();
  readonly #lately = new LatelyEnded(rememberEndedMs);
  /** Those that the store could not be told of in time. */
  readonly #unlogged = new LatelyEnded(rememberUnloggedMs);
  readonly #log: LogWriter;
  readonly #registrations: Registrations;
  #whenEmpty: (() => void) | undefined;

  constructor(private readonly rules: PublishRules) {
    this.#log = new LogWriter(rules.relay, rules.logEveryMs, rules.onError, (publication) =>
      this.#tidy(publication),
    );
    this.#registrations = new Registrations({
      ...rules,
      find: (channel, answerId) => this.#find(channel, answerId),
      onHeld: (publication) => this.#log.write(publication),
      onAsked: (publication) => this.#again(publication),
    });
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

  /** The claim was given up before its answer began: the instances that wait for it are told. */
  drop({ channel, answerId }: LocalClaim): void {
    const publication = this.#find(channel, answerId);
    if (!publication) return;
    this.#remove(publication);
    for (const instance of publication.followers())
      this.rules.post(instance, { kind: 'gone', channel, answer: answerId });
  }

  /** The store was asked for the claim's channel. Without a reply it may not know of the claim, and is asked again. */
  registered(claim: LocalClaim, reply: ClaimReply | undefined): void {
    this.#registrations.noted(claim, reply);
    const publication = this.#find(claim.channel, claim.answerId);
    if (publication) this.#again(publication);
  }

  /** False when this instance does not publish the answer (any more). */
  follow(channel: string, answerId: string, instance: string, offset: number, round: number): boolean {
    const publication = this.#find(channel, answerId);
    if (!publication) return false;
    publication.follow(instance, offset, round);
    this.#again(publication);
    return true;
  }

  unfollow(channel: string, answerId: string, instance: string, round?: number): void {
    this.#find(channel, answerId)?.unfollow(instance, round);
  }

  /** The part of a round that brings text to the followers. */
  readonly collect: Collect = (put) => {
    for (const publication of this.#behind) {
      // Somebody else may answer there by now; what waits is sent when the store has said whose the channel is.
      if (this.#registrations.isInDoubt(publication)) continue;
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
    return publication !== undefined && !this.#registrations.isInDoubt(publication);
  }

  /** Asks the store whose the channel is, if that is in doubt. */
  async confirm(claim: LocalClaim): Promise<void> {
    const publication = this.#find(claim.channel, claim.answerId);
    if (publication && this.#registrations.isInDoubt(publication)) await this.#registrations.ask(publication);
  }

  /**
   * The store may have forgotten everything: channels are taken again, and the log is compared, also for answers that ended
   * not long ago.
   */
  async reassert(): Promise<void> {
    for (const publication of [...this.#lately.take(), ...this.#unlogged.take()]) {
      const { answer, claim } = publication;
      if (!answer || this.#all.has(keyOf(claim.channel, claim.answerId))) continue;
      publication.logEnded = false;
      this.#all.set(keyOf(claim.channel, claim.answerId), publication);
      this.ended(answer);
    }
    for (const publication of this.#all.values()) {
      if (publication.registered) await this.#registrations.ask(publication);
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
    this.#registrations.stop();
    this.#all.clear();
    this.#behind.clear();
  }

  /** To the end: what came up first goes first. */
  #again(publication: Publication): void {
    this.#behind.delete(publication);
    this.#behind.add(publication);
    this.rules.schedule();
  }

  #find(channel: string, answerId: string): Publication | undefined {
    return this.#all.get(keyOf(channel, answerId));
  }

  #tidy(publication: Publication): void {
    if (!publication.isComplete(Date.now())) return;
    this.#remove(publication);
    (publication.logEnded ? this.#lately : this.#unlogged).add(publication);
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
