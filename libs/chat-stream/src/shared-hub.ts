import type { Answer, Outcome } from './answer.js';
import type { AnswerWriter } from './answer-writer.js';
import { Arrivals } from './arrivals.js';
import { Audience } from './audience.js';
import { claimShared } from './claim-shared.js';
import { closeCodes, type CloseCode } from './close-codes.js';
import { AnswerInProgressError, HubClosedError } from './errors.js';
import type { AnswerClaim, Applicant, Attachment, CloseOptions, Hub } from './hub.js';
import type { HubSettings } from './hub-options.js';
import { KeptAnswers } from './kept-answers.js';
import type { LocalClaim } from './local-claim.js';
import { Mirrors } from './mirrors.js';
import { Outbox } from './outbox.js';
import { Presence } from './presence.js';
import { Producers } from './producers.js';
import { Publications } from './publications.js';
import { Pulse } from './pulse.js';
import { receiveWith } from './receive.js';
import type { Relay, TrackedSocket } from './relay.js';
import type { Reader, Sink } from './sink.js';

/** How often owners of mirrored answers are looked at, in ms. */
const watchMs = 1_000;
/** How long a closing hub waits until the store and the other instances have everything, in ms. */
const publishTimeoutMs = 2_000;

/** One hub of several: its sockets get the answers of all, its answers reach the sockets of all. */
export class SharedHub implements Hub {
  readonly #audience: Audience;
  readonly #kept: KeptAnswers;
  readonly #producers: Producers;
  readonly #publications: Publications;
  readonly #mirrors: Mirrors;
  readonly #outbox: Outbox;
  readonly #presence: Presence;
  readonly #arrivals: Arrivals;
  readonly #pulse: Pulse;
  readonly #opened: Promise<void>;
  private readonly onError: (error: unknown) => void;
  #sockets = 0;
  #closing: Promise<void> | undefined;

  constructor(
    settings: HubSettings,
    private readonly relay: Relay,
  ) {
    const { onError } = settings;
    this.onError = onError;
    this.#audience = new Audience(settings);
    this.#kept = new KeptAnswers(settings, settings.now);
    this.#presence = new Presence(
      relay,
      ({ channel }, sight) => this.#arrivals.notice(channel, sight),
      onError,
    );
    this.#producers = new Producers(settings.maxAnswerLength, {
      onBegin: (answer) => {
        this.#begin(answer);
        this.#publications.begun(answer);
      },
      onEnd: (answer, outcome) => {
        this.#end(answer, outcome);
        this.#publications.ended(answer);
      },
      onFree: (claim) => this.#free(claim),
    });
    this.#publications = new Publications({
      relay,
      onError,
      logEveryMs: settings.logEveryMs,
      schedule: () => this.#outbox.schedule(),
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
        onBegin: (answer) => this.#begin(answer),
        onEnd: (answer, outcome) => this.#end(answer, outcome),
        onWithdraw: (answer) => this.#withdraw(answer),
        hasSockets: (channel) => this.#audience.listeners(channel) > 0,
        isOver: (channel, answerId) => this.#kept.find(channel, answerId)?.outcome !== undefined,
        post: (to, message) => this.#outbox.post(to, message),
        onError,
      },
      watchMs,
    );
    this.#arrivals = new Arrivals(relay, this.#kept, this.#mirrors, onError);
    this.#pulse = new Pulse(relay, {
      onForgotten: () => {
        this.#presence.doubtAll();
        void this.#publications.reassert();
      },
      onRenew: () => void this.#publications.reassert(),
      onError,
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
    if (this.#closing) throw new HubClosedError('The hub is closing');
    return claim;
  }

  attach(reader: Reader, sink: Sink): Attachment {
    const { channel, tags = [], resume } = reader;
    const socket: TrackedSocket = { channel, tags, id: String((this.#sockets += 1)) };
    const delivery = this.#audience.join(reader, sink, () => this.#left(socket));
    const detach = (): void => delivery.leave();
    if (this.#closing) {
      delivery.close(closeCodes.goingAway);
      return { ready: Promise.resolve(), detach };
    }
    const known = resume ? this.#kept.find(channel, resume.answer) : this.#audience.running(channel);
    const sight = this.#opened.then(() =>
      this.#presence.arrive(socket, () => delivery.closed, resume?.answer),
    );
    const ready = this.#arrivals.place({ delivery, channel, resume }, known, sight);
    return { ready, detach };
  }

  admits(applicant: Applicant): boolean {
    return this.#audience.admits(applicant);
  }

  async stop(channel: string, answerId: string): Promise<boolean> {
    if (this.#producers.stop(channel, answerId)) return true;
    const owner = this.#mirrors.find(channel, answerId)?.owner ?? (await this.#ownerOf(channel, answerId));
    if (owner === undefined || owner === this.relay.instance) return false;
    this.#outbox.post(owner, { kind: 'stop', channel, answer: answerId });
    return true;
  }

  closeTagged(tag: string, code: CloseCode, reason?: string): number {
    this.#outbox.post(undefined, { kind: 'close', tag, code, reason });
    return this.#audience.closeTagged(tag, code, reason);
  }

  count(tag?: string): number {
    return this.#audience.count(tag);
  }

  close({ graceMs = 0 }: CloseOptions = {}): Promise<void> {
    return (this.#closing ??= this.#drain(graceMs));
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #open(): Promise<void> {
    const receive = receiveWith({
      audience: this.#audience,
      kept: this.#kept,
      mirrors: this.#mirrors,
      producers: this.#producers,
      publications: this.#publications,
      outbox: this.#outbox,
    });
    try {
      await this.relay.open(receive, () => this.#mirrors.rejoinAll());
    } catch (error) {
      this.onError(error);
    }
    await this.#pulse.beat();
  }

  #take(channel: string, answerId: string): LocalClaim {
    const claim = this.#producers.take(channel, answerId);
    this.#publications.open(claim);
    return claim;
  }

  /** While the store cannot be reached a claim holds on this instance alone: better than no answers at all. */
  async #register(claim: LocalClaim): Promise<void> {
    await this.#opened;
    const { channel, answerId } = claim;
    const reply = await claimShared(this.relay, channel, answerId).catch(this.onError);
    if (reply?.holder) throw new AnswerInProgressError(reply.holder.answerId);
    this.#publications.invite(claim, reply?.listeners ?? []);
  }

  async #ownerOf(channel: string, answerId: string): Promise<string | undefined> {
    try {
      const { holder } = await this.relay.look(channel);
      return holder?.answerId === answerId ? holder.instance : undefined;
    } catch (error) {
      this.onError(error);
      return undefined;
    }
  }

  #begin(answer: Answer): void {
    this.#kept.add(answer);
    this.#audience.present(answer);
  }

  #end(answer: Answer, outcome: Outcome): void {
    this.#audience.dismiss(answer);
    answer.end(outcome);
    this.#kept.markEnded(answer);
    if (this.#closing) this.#closeIdle();
  }

  #withdraw(answer: Answer): void {
    this.#audience.dismiss(answer);
    this.#kept.forget(answer);
    answer.withdraw();
  }

  #free(claim: LocalClaim): void {
    if (claim.answer) return;
    const { channel, answerId } = claim;
    for (const instance of this.#publications.drop(claim)) {
      this.#outbox.post(instance, { kind: 'gone', channel, answer: answerId });
    }
    this.relay.release(channel, answerId).catch(this.onError);
  }

  #left(socket: TrackedSocket): void {
    this.#presence.leave(socket);
    if (this.#audience.listeners(socket.channel) === 0) this.#mirrors.close(socket.channel);
  }

  #closeIdle(): void {
    this.#audience.closeIdle((answer) => this.#producers.has(answer));
  }

  async #drain(graceMs: number): Promise<void> {
    this.#producers.takeNoMore();
    this.#closeIdle();
    await this.#producers.idle(graceMs);
    this.#audience.closeAll();
    this.#producers.breakOffAll();
    this.#mirrors.closeAll();
    await this.#publications.empty(publishTimeoutMs);
    this.#publications.stop();
    this.#pulse.stop();
    this.#kept.clear();
    await this.#opened;
    await this.relay.close().catch(this.onError);
  }
}
