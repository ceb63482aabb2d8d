import type { Answer, Outcome } from './answer.js';
import type { AnswerWriter } from './answer-writer.js';
import { Arrivals } from './arrivals.js';
import { claimShared } from './claim-shared.js';
import { Closes } from './closes.js';
import { closeCodes, type CloseCode } from './close-codes.js';
import type { Delivery } from './delivery.js';
import { AnswerEndedError, AnswerInProgressError, HubClosedError } from './errors.js';
import type { AnswerClaim, Attachment } from './hub.js';
import { HubBase } from './hub-base.js';
import type { HubSettings } from './hub-options.js';
import type { LocalClaim } from './local-claim.js';
import { Mirrors } from './mirrors.js';
import { Outbox } from './outbox.js';
import { Presence } from './presence.js';
import { Publications } from './publications.js';
import { Pulse } from './pulse.js';
import { receiveWith } from './receive.js';
import { Releases } from './releases.js';
import type { ClaimReply, Relay, TrackedSocket } from './relay.js';
import { Seats } from './seats.js';
import { Stops } from './stops.js';
import type { Reader, Sink } from './sink.js';
import { tryAgainLater } from './try-again-later.js';

/** How often owners of mirrored answers are looked at, in ms. */
const watchMs = 1_000;
/** How long a closing hub waits until the store and the other instances have everything, in ms. */
const publishTimeoutMs = 2_000;

/** One hub of several: its sockets get the answers of all, its answers reach the sockets of all. */
export class SharedHub extends HubBase {
  readonly #publications: Publications;
  readonly #mirrors: Mirrors;
  readonly #outbox: Outbox;
  readonly #seats: Seats;
  readonly #presence: Presence;
  readonly #arrivals: Arrivals;
  readonly #pulse: Pulse;
  readonly #releases: Releases;
  readonly #stops: Stops;
  readonly #closes: Closes;
  readonly #opened: Promise<void>;
  private readonly onError: (error: unknown) => void;
  #sockets = 0;

  constructor(
    settings: HubSettings,
    private readonly relay: Relay,
  ) {
    super(settings);
    // Whatever it returns: a failure that was reported has no result.
    const onError = (this.onError = (error: unknown): void => void settings.onError(error));
    this.#releases = new Releases(relay, onError);
    this.#seats = new Seats(relay, {
      maxReadersPerChannel: settings.maxReadersPerChannel,
      maxReadersPerTag: settings.maxReadersPerTag,
      countChannel: (channel) => this.audience.listeners(channel),
      countTag: (tag) => this.audience.count(tag),
    });
    this.#presence = new Presence(
      relay,
      this.#seats,
      ({ channel }, sight) => this.#arrivals.notice(channel, sight),
      onError,
    );
    this.#publications = new Publications({
      relay,
      onError,
      logEveryMs: settings.logEveryMs,
      schedule: () => this.#outbox.schedule(),
      post: (to, message) => this.#outbox.post(to, message),
      wokeAt: () => this.#pulse.wokeAt(),
    });
    this.#outbox = new Outbox(
      (to, messages) => relay.send(to, messages),
      this.#publications.collect,
      settings.relayGapMs,
      onError,
    );
    this.#mirrors = new Mirrors(
      relay,
      {
        onBegin: (answer) => this.present(answer),
        onEnd: (answer, outcome) => this.dismiss(answer, outcome),
        onWithdraw: (answer) => this.#withdraw(answer),
        onVoid: (answer) => answer.disown(),
        hasSockets: (channel) => this.audience.listeners(channel) > 0,
        isOver: (channel, answerId) => this.kept.find(channel, answerId)?.outcome !== undefined,
        post: (to, message) => this.#outbox.post(to, message),
        onError,
      },
      watchMs,
    );
    this.#stops = new Stops(relay, {
      ownerOf: (channel, answerId) => this.#mirrors.find(channel, answerId)?.owner,
      isRemembered: () => this.#pulse.isRemembered(),
      post: (to, message) => this.#outbox.post(to, message),
      onError,
    });
    this.#closes = new Closes((message) => this.#outbox.post(undefined, message));
    this.#pulse = new Pulse(relay, {
      onForgotten: () => this.#tellAgain(),
      onRenew: () => {
        this.#releases.tellAgain();
        void this.#publications.reassert();
      },
      onError,
    });
    this.#arrivals = new Arrivals({
      relay,
      kept: this.kept,
      mirrors: this.#mirrors,
      pulse: this.#pulse,
      onError,
      awaits: ({ delivery, channel, resume }, otherwise) =>
        resume !== undefined && this.awaits(delivery, channel, resume, otherwise),
    });
    this.#opened = this.#open();
  }

  begin(channel: string, answerId: string): AnswerWriter {
    const claim = this.#take(channel, answerId);
    this.#register(claim).catch((error: Error) => claim.breakOff(error));
    return claim.begin();
  }

  async claim(channel: string, answerId: string): Promise<AnswerClaim> {
    const claim = this.#take(channel, answerId);
    try {
      await this.#register(claim);
    } catch (error) {
      claim.release();
      throw error;
    }
    if (this.closing) {
      claim.release();
      // It may have been broken off before the store was told of it.
      this.#releases.tell(channel, answerId);
      throw new HubClosedError('The hub is closing');
    }
    return claim;
  }

  attach(reader: Reader, sink: Sink): Attachment {
    const { channel, tags = [], resume } = reader;
    const socket: TrackedSocket = { channel, tags, id: String((this.#sockets += 1)) };
    const delivery = this.audience.join(reader, sink, () => this.#left(socket));
    const detach = (): void => delivery.leave();
    // Whoever takes the place to go on from a request may hand on anything.
    const isNonsense = resume !== undefined && typeof resume.answer !== 'string';
    if (this.closing || isNonsense) {
      delivery.close(this.closing ? closeCodes.goingAway : closeCodes.answerUnknown);
      return { ready: Promise.resolve(), detach };
    }
    const known = resume ? this.kept.find(channel, resume.answer) : this.audience.running(channel);
    const sight = this.#opened.then(() =>
      this.#presence.arrive(socket, () => delivery.closed, resume?.answer),
    );
    const placed = this.#arrivals.place({ delivery, channel, resume }, known, sight);
    return { ready: Promise.all([placed, this.#seat(socket, delivery)]).then(() => undefined), detach };
  }

  async stop(channel: string, answerId: string): Promise<boolean> {
    return this.producers.stop(channel, answerId) || this.#stops.ask(channel, answerId);
  }

  override closeTagged(tag: string, code: CloseCode, reason?: string): number {
    this.#closes.say(tag, code, reason);
    return super.closeTagged(tag, code, reason);
  }

  protected override produce(answer: Answer): void {
    this.present(answer);
    this.#publications.begun(answer);
  }

  protected override complete(answer: Answer, outcome: Outcome): void {
    this.dismiss(answer, outcome);
    this.#publications.ended(answer);
  }

  protected override isSure(claim: LocalClaim): boolean {
    return this.#publications.isSure(claim);
  }

  protected override confirm(claim: LocalClaim): Promise<void> {
    return this.#publications.confirm(claim);
  }

  protected override async foretell({ channel, answerId }: LocalClaim): Promise<void> {
    await this.relay.append(channel, answerId, 0, '').catch(this.onError);
  }

  protected override free(claim: LocalClaim): void {
    if (claim.answer) return;
    this.#publications.drop(claim);
    this.#releases.tell(claim.channel, claim.answerId);
  }

  protected override async letGo(): Promise<void> {
    this.#mirrors.closeAll();
    await this.#publications.empty(publishTimeoutMs);
    this.#publications.stop();
    this.#releases.stop();
    this.#stops.stop();
    this.#closes.stop();
    this.#pulse.stop();
    await this.#opened;
    await this.relay.close().catch(this.onError);
  }

  async #open(): Promise<void> {
    const receive = receiveWith({
      audience: this.audience,
      kept: this.kept,
      mirrors: this.#mirrors,
      producers: this.producers,
      publications: this.#publications,
      outbox: this.#outbox,
      onError: this.onError,
    });
    const missed = (): void => {
      this.#mirrors.rejoinAll();
      // The connection may have come back to another server, which need not know what the one before knew.
      this.#tellAgain();
    };
    try {
      await this.relay.open(receive, missed);
    } catch (error) {
      this.onError(error);
    }
    await this.#pulse.beat();
  }

  /** The store may lack what it was told. */
  #tellAgain(): void {
    this.#releases.tellAgain();
    this.#closes.tellAgain();
    this.#presence.doubtAll();
    void this.#publications.reassert();
  }

  #take(channel: string, answerId: string): LocalClaim {
    const claim = this.take(channel, answerId);
    this.#releases.forget(channel);
    this.#publications.open(claim);
    return claim;
  }

  /** While the store cannot be reached a claim holds on this instance alone: better than no answers at all. */
  async #register(claim: LocalClaim): Promise<void> {
    await this.#opened;
    const { channel, answerId } = claim;
    const reply = (await this.#claimSettled(channel, answerId).catch(this.onError)) ?? undefined;
    this.#publications.registered(claim, reply);
    if (reply?.holder) throw await this.#inProgress(channel, reply.holder.answerId);
    // An answer that began at once may have ended before the reply, and that end is its own.
    if (reply?.outcome && !claim.answer?.outcome) throw new AnswerEndedError(reply.outcome);
  }

  /** A store that has lost its memory gives no channel away before all have told it again what they hold. */
  async #claimSettled(channel: string, answerId: string): Promise<ClaimReply> {
    for (let isSecond = false; ; isSecond = true) {
      await this.#pulse.settled();
      const claimed = claimShared(this.relay, channel, answerId);
      const [reply, isRemembered] = await Promise.all([claimed, this.#pulse.isRemembered()]);
      if (reply.holder || isSecond || (isRemembered && this.#pulse.isSettled())) return reply;
      await this.relay.release(channel, answerId);
      this.#pulse.forgotten();
    }
  }

  async #inProgress(channel: string, answerId: string): Promise<AnswerInProgressError> {
    const sight = await this.relay.look(channel, answerId).catch(this.onError);
    return new AnswerInProgressError(answerId, sight?.begun === true);
  }

  /** Closes the socket if all instances together have no room for it; without the store, those of this one decide. */
  async #seat(socket: TrackedSocket, delivery: Delivery): Promise<void> {
    await this.#opened;
    if (delivery.closed) return;
    try {
      if (!(await this.#seats.take(socket))) delivery.close(tryAgainLater, 'too many sockets');
    } catch (error) {
      this.onError(error);
    }
  }

  #withdraw(answer: Answer): void {
    this.audience.dismiss(answer);
    this.kept.forget(answer);
    answer.withdraw();
  }

  #left(socket: TrackedSocket): void {
    this.#presence.leave(socket);
    if (this.audience.listeners(socket.channel) === 0) this.#mirrors.close(socket.channel);
  }
}
