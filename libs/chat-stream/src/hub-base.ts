import type { Answer, Outcome } from './answer.js';
import type { AnswerWriter } from './answer-writer.js';
import { Audience } from './audience.js';
import type { CloseCode } from './close-codes.js';
import type { Delivery } from './delivery.js';
import type { AnswerClaim, Applicant, Attachment, CloseOptions, Hub } from './hub.js';
import { AnswerEndedError } from './errors.js';
import type { HubSettings } from './hub-options.js';
import { KeptAnswers } from './kept-answers.js';
import type { LocalClaim } from './local-claim.js';
import { Producers } from './producers.js';
import type { Reader, ResumePoint, Sink } from './sink.js';

/** What a hub does with the answers and the sockets of its own process, whether it is alone or one of several. */
export abstract class HubBase implements Hub {
  protected readonly audience: Audience;
  protected readonly kept: KeptAnswers;
  protected readonly producers: Producers;
  #closing: Promise<void> | undefined;

  constructor(settings: HubSettings) {
    this.audience = new Audience(settings);
    this.kept = new KeptAnswers(settings, settings.now);
    this.producers = new Producers(settings.maxAnswerLength, {
      onBegin: (answer) => this.produce(answer),
      onEnd: (answer, outcome) => this.complete(answer, outcome),
      isSure: (claim) => this.isSure(claim),
      confirm: (claim) => this.confirm(claim),
      foretell: (claim) => this.foretell(claim),
      onFree: (claim) => this.free(claim),
    });
  }

  abstract begin(channel: string, answerId: string): AnswerWriter;
  abstract claim(channel: string, answerId: string): Promise<AnswerClaim>;
  abstract attach(reader: Reader, sink: Sink): Attachment;
  abstract stop(channel: string, answerId: string): boolean | Promise<boolean>;

  admits(applicant: Applicant): boolean {
    return this.audience.admits(applicant);
  }

  closeTagged(tag: string, code: CloseCode, reason?: string): number {
    return this.audience.closeTagged(tag, code, reason);
  }

  count(tag?: string): number {
    return this.audience.count(tag);
  }

  close({ graceMs = 0 }: CloseOptions = {}): Promise<void> {
    return (this.#closing ??= this.#drain(graceMs));
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  protected get closing(): boolean {
    return this.#closing !== undefined;
  }

  /** Takes the channel in this process. */
  protected take(channel: string, answerId: string): LocalClaim {
    const outcome = this.kept.find(channel, answerId)?.outcome;
    if (outcome) throw new AnswerEndedError(outcome);
    return this.producers.take(channel, answerId);
  }

  /**
   * Whether the socket asks for the start of an answer that is about to begin here. It then waits for that, as it would for
   * another instance's: what the store knows of it looks like one that has died, or never was.
   */
  protected awaits(
    delivery: Delivery,
    channel: string,
    { answer: id, offset }: ResumePoint,
    otherwise: () => void,
  ): boolean {
    const claim = this.producers.find(channel, id);
    if (!claim || claim.answer || offset !== 0) return false;
    claim.onceSettled((answer) => (answer ? delivery.place(answer) : otherwise()));
    return true;
  }

  /** An answer has begun, here or elsewhere. */
  protected present(answer: Answer): void {
    this.kept.add(answer);
    this.audience.present(answer);
  }

  /** An answer has ended, here or elsewhere. */
  protected dismiss(answer: Answer, outcome: Outcome): void {
    this.audience.dismiss(answer);
    answer.end(outcome);
    this.kept.markEnded(answer);
    if (this.closing) this.#closeIdle();
  }

  /** An answer begins that is produced here. */
  protected produce(answer: Answer): void {
    this.present(answer);
  }

  /** An answer ends that was produced here. */
  protected complete(answer: Answer, outcome: Outcome): void {
    this.dismiss(answer, outcome);
  }

  /** Nobody else can have taken the claim's channel. */
  protected isSure(_claim: LocalClaim): boolean {
    return true;
  }

  /** Finds out whether somebody else has. */
  protected async confirm(_claim: LocalClaim): Promise<void> {}

  /** Whoever outlives this process is to know that the claim's answer begins. */
  protected async foretell(_claim: LocalClaim): Promise<void> {}

  /** A channel that was held here is free again. */
  protected free(_claim: LocalClaim): void {}

  /** Lets go of what is not of this process; nothing is produced any more, and no socket is open. */
  protected async letGo(): Promise<void> {}

  #closeIdle(): void {
    this.audience.closeIdle((answer) => this.producers.has(answer));
  }

  async #drain(graceMs: number): Promise<void> {
    this.producers.takeNoMore();
    this.#closeIdle();
    await this.producers.idle(graceMs);
    this.audience.closeAll();
    this.producers.breakOffAll();
    await this.letGo();
    this.kept.clear();
  }
}
