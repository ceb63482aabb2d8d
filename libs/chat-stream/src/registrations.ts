import { claimShared } from './claim-shared.js';
import type { LocalClaim } from './local-claim.js';
import type { Publication } from './publication.js';
import type { ClaimReply, Relay, RelayMessage } from './relay.js';

/** What registrations need of the publications of their hub. */
export interface RegistrationRules {
  readonly relay: Relay;
  readonly onError: (error: unknown) => void;
  /** When this instance last woke from a standstill in which others may have taken its channels. */
  readonly wokeAt: () => number;
  /** Sends a message in the next round. */
  readonly post: (to: string, message: RelayMessage) => void;
  /** What is published of a claim, as long as it is. */
  readonly find: (channel: string, answerId: string) => Publication | undefined;
  /** The channel is held for the answer: the log may lack something of it. */
  readonly onHeld: (publication: Publication) => void;
  /** The store has been asked: what waited for its reply may go on. */
  readonly onAsked: (publication: Publication) => void;
}

/** Claims that the store did not answer are made again after this, in ms. */
const retryMs = 1_000;
/**
 * A claim that the store never answered may find its channel held for the answer before it, whose end could not be told
 * either: by then it is, in ms.
 */
const refusedMs = 5_000;
/**
 * A store that has lost its memory gives a channel to whoever asks for it, and has it back from who notices that: those who held
 * it before ask again after this, in ms, and so often. Counted, as time in which the machine stands still gives nothing back.
 */
const givenBackAfterMs = 100;
const mostRefusals = 10;

/** Sees to it that the store knows which channels are held here, and that those who listen there elsewhere hear of it. */
export class Registrations {
  /** The store never answered their claims; in the order in which they were made. */
  readonly #unheard = new Set<Publication>();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(private readonly rules: RegistrationRules) {}

  /** The store was asked for the channel. Without a reply it may not know of the claim, and is asked again. */
  noted(claim: LocalClaim, reply: ClaimReply | undefined): void {
    const publication = this.rules.find(claim.channel, claim.answerId);
    if (publication) publication.registered = true;
    if (reply && isTaken(reply)) this.#invite(claim, reply.listeners);
    if (reply || !publication) return;
    publication.unheard = true;
    this.#askLater(publication);
  }

  /** Whether the channel may have become somebody else's while this instance stood still. */
  isInDoubt({ confirmedAt }: Publication): boolean {
    return this.rules.wokeAt() > confirmedAt;
  }

  /** Asks the store for the channel (again): it may have forgotten that it is held, or to whom it was given meanwhile. */
  async ask(publication: Publication): Promise<void> {
    await this.#ask(publication).catch(this.rules.onError);
  }

  /** Nothing more is asked. */
  stop(): void {
    this.#isStopped = true;
    this.#unheard.clear();
    clearTimeout(this.#timer);
  }

  async #ask(publication: Publication): Promise<void> {
    const askedAt = Date.now();
    try {
      const listeners = isOver(publication)
        ? await this.#listeners(publication)
        : await this.#hold(publication);
      if (!listeners) return;
      publication.confirmedAt = askedAt;
      this.#invite(publication.claim, listeners);
    } catch (error) {
      // Whether it is given back is not known yet.
      if (publication.refusals > 0) this.#askSoon(publication, retryMs);
      throw error;
    } finally {
      if (publication.unheard) this.#askLater(publication);
      this.rules.onAsked(publication);
    }
  }

  /** Takes the channel (again); returns the instances that have sockets there, if it is known. */
  async #hold(publication: Publication): Promise<readonly string[] | undefined> {
    const { claim, unheard } = publication;
    // Whoever never had the channel has not looked yet whether its holder lives.
    const claims = unheard ? claimShared : claimOnce;
    const reply = await claims(this.rules.relay, claim.channel, claim.answerId);
    if (isTaken(reply)) {
      publication.refusals = 0;
      if (!claim.answer && !this.rules.find(claim.channel, claim.answerId)) {
        // Released while it was asked for, and perhaps before the store took it.
        await this.rules.relay.release(claim.channel, claim.answerId);
        return undefined;
      }
      if (claim.answer && !isOver(publication)) this.rules.onHeld(publication);
      return reply.listeners;
    }
    if (isOver(publication)) return undefined;
    if (reply.holder && this.#mayComeFree(publication)) return undefined;
    // Nobody elsewhere has heard of it, and nobody is to: what is heard there is the other answer.
    this.#heard(publication);
    publication.lose('Another instance took the channel');
    return undefined;
  }

  /** Whether who holds the channel now may be about to leave it. What was taken while this instance stood still is lost. */
  #mayComeFree(publication: Publication): boolean {
    if (publication.unheard) {
      publication.refusedAt ??= Date.now();
      return Date.now() - publication.refusedAt < refusedMs;
    }
    if (this.isInDoubt(publication) || publication.refusals === mostRefusals) return false;
    publication.refusals += 1;
    this.#askSoon(publication, givenBackAfterMs);
    return true;
  }

  /** What is over holds no channel. If the store never answered the claim, those who listen there have not heard of it. */
  async #listeners({ claim, unheard, lost }: Publication): Promise<readonly string[]> {
    if (!unheard || lost) return [];
    const sockets = await this.rules.relay.sockets(claim.channel);
    return [...new Set(sockets.map(({ instance }) => instance))];
  }

  /** What the store has not been asked for on the channel before comes first: those who listen get answers in order. */
  #invite(claim: LocalClaim, instances: readonly string[]): void {
    const own = this.rules.find(claim.channel, claim.answerId);
    for (const earlier of this.#unheard) {
      if (earlier === own) break;
      if (earlier.claim.channel !== claim.channel) continue;
      if (!earlier.lost) this.#announce(earlier.claim, earlier, instances);
      if (isOver(earlier)) this.#heard(earlier);
      this.rules.onAsked(earlier);
    }
    this.#announce(claim, own, instances);
    if (own) this.#heard(own);
  }

  /** Also when all is over: whoever hears of the answer asks for what it has missed. */
  #announce(
    { channel, answerId }: LocalClaim,
    publication: Publication | undefined,
    instances: readonly string[],
  ): void {
    for (const instance of instances) {
      if (instance === this.rules.relay.instance || publication?.invite(instance) === false) continue;
      this.rules.post(instance, { kind: 'gone', channel, answer: answerId, held: true });
    }
  }

  /** Once, however many have noticed that it has to be. */
  #askSoon(publication: Publication, afterMs: number): void {
    if (publication.isAskedSoon) return;
    publication.isAskedSoon = true;
    setTimeout(() => {
      publication.isAskedSoon = false;
      const { channel, answerId } = publication.claim;
      if (!this.#isStopped && this.rules.find(channel, answerId) === publication) void this.ask(publication);
    }, afterMs).unref();
  }

  #heard(publication: Publication): void {
    publication.unheard = false;
    this.#unheard.delete(publication);
  }

  #askLater(publication: Publication): void {
    if (this.#isStopped) return;
    this.#unheard.add(publication);
    this.#timer ??= setTimeout(() => void this.#askAgain(), retryMs).unref();
  }

  /** One round for all, and one report of what hinders it. */
  async #askAgain(): Promise<void> {
    const asked = [...this.#unheard].filter((publication) => this.#isWorthAsking(publication));
    const replies = await Promise.allSettled(asked.map((publication) => this.#ask(publication)));
    const failed = replies.find((reply) => reply.status === 'rejected');
    if (failed) this.rules.onError(failed.reason);
    this.#timer = undefined;
    const [waiting] = this.#unheard;
    if (waiting) this.#askLater(waiting);
  }

  /** A claim that was released holds nothing, and what ended long ago waits for the store to be back. */
  #isWorthAsking(publication: Publication): boolean {
    const { channel, answerId } = publication.claim;
    if (this.rules.find(channel, answerId) === publication && Date.now() < publication.giveUpAt) return true;
    this.#unheard.delete(publication);
    return false;
  }
}

const claimOnce = (relay: Relay, channel: string, answerId: string) => relay.claim(channel, answerId);

const isTaken = ({ holder, outcome }: ClaimReply) => !holder && !outcome;

const isOver = ({ answer }: Publication) => answer?.outcome !== undefined;
