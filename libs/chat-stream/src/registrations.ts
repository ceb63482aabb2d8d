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

/** A claim that the store did not answer is made again after this, in ms. */
const retryMs = 1_000;

/** Sees to it that the store knows which channels are held here, and that those who listen there elsewhere hear of it. */
export class Registrations {
  readonly #retries = new Map<Publication, NodeJS.Timeout>();
  #isStopped = false;

  constructor(private readonly rules: RegistrationRules) {}

  /** The store was asked for the channel. Without a reply it may not know of the claim, and is asked again. */
  noted(claim: LocalClaim, reply: ClaimReply | undefined): void {
    const publication = this.rules.find(claim.channel, claim.answerId);
    if (publication) publication.registered = true;
    if (reply) this.#invite(claim, reply.listeners);
    else if (publication) this.#askLater(publication);
  }

  /** Whether the channel may have become somebody else's while this instance stood still. */
  isInDoubt({ confirmedAt }: Publication): boolean {
    return this.rules.wokeAt() > confirmedAt;
  }

  /** Asks the store for the channel (again): it may have forgotten that it is held, or to whom it was given meanwhile. */
  async ask(publication: Publication): Promise<void> {
    const askedAt = Date.now();
    const isUnheard = this.#forget(publication);
    try {
      const isOver = publication.answer?.outcome !== undefined;
      const listeners = isOver
        ? await this.#listeners(publication.claim, isUnheard)
        : await this.#hold(publication);
      publication.confirmedAt = askedAt;
      this.#invite(publication.claim, listeners);
    } catch (error) {
      this.rules.onError(error);
      this.#askLater(publication);
    }
    this.rules.onAsked(publication);
  }

  /** Nothing more is asked. */
  stop(): void {
    this.#isStopped = true;
    for (const publication of this.#retries.keys()) this.#forget(publication);
  }

  /** Takes the channel (again); returns the instances that have sockets there. */
  async #hold(publication: Publication): Promise<readonly string[]> {
    const { claim } = publication;
    const reply = await this.rules.relay.claim(claim.channel, claim.answerId);
    if (claim.answer?.outcome) return reply.listeners;
    if (reply.holder || reply.outcome) publication.lose('Another instance took the channel');
    else if (claim.answer) this.rules.onHeld(publication);
    return reply.listeners;
  }

  /** What is over holds no channel. If the store never answered the claim, those who listen there have not heard of it. */
  async #listeners({ channel }: LocalClaim, isUnheard: boolean): Promise<readonly string[]> {
    if (!isUnheard) return [];
    const sockets = await this.rules.relay.sockets(channel);
    return [...new Set(sockets.map(({ instance }) => instance))];
  }

  /** Also when all is over: whoever hears of the answer asks for what it has missed. */
  #invite({ channel, answerId }: LocalClaim, instances: readonly string[]): void {
    const publication = this.rules.find(channel, answerId);
    for (const instance of instances) {
      if (instance === this.rules.relay.instance || publication?.invite(instance) === false) continue;
      this.rules.post(instance, { kind: 'gone', channel, answer: answerId, held: true });
    }
  }

  #askLater(publication: Publication): void {
    if (this.#isStopped) return;
    this.#forget(publication);
    const again = (): void => {
      const { channel, answerId, answer } = publication.claim;
      // A claim that was released meanwhile holds nothing.
      if (answer?.outcome || this.rules.find(channel, answerId) === publication) void this.ask(publication);
      else this.#retries.delete(publication);
    };
    this.#retries.set(publication, setTimeout(again, retryMs).unref());
  }

  /** Returns whether the store is still to be asked. */
  #forget(publication: Publication): boolean {
    clearTimeout(this.#retries.get(publication));
    return this.#retries.delete(publication);
  }
}
