import type { Answer, Outcome } from './answer.js';
import type { AnswerWriter } from './answer-writer.js';
import { Audience } from './audience.js';
import { closeCodes, type CloseCode } from './close-codes.js';
import type { Delivery } from './delivery.js';
import type { AnswerClaim, Applicant, Attachment, CloseOptions, Hub } from './hub.js';
import type { HubSettings } from './hub-options.js';
import { KeptAnswers } from './kept-answers.js';
import { Producers } from './producers.js';
import type { Reader, ResumePoint, Sink } from './sink.js';

const ready = Promise.resolve();

/** The hub of a single process: answers are produced here, and all sockets are open here. */
export class LocalHub implements Hub {
  readonly #audience: Audience;
  readonly #kept: KeptAnswers;
  readonly #producers: Producers;
  #closing: Promise<void> | undefined;

  constructor(settings: HubSettings) {
    this.#audience = new Audience(settings);
    this.#kept = new KeptAnswers(settings, settings.now);
    this.#producers = new Producers(settings.maxAnswerLength, {
      onBegin: (answer) => {
        this.#kept.add(answer);
        this.#audience.present(answer);
      },
      onEnd: (answer, outcome) => this.#end(answer, outcome),
    });
  }

  begin(channel: string, answerId: string): AnswerWriter {
    return this.#producers.take(channel, answerId).begin();
  }

  claim(channel: string, answerId: string): Promise<AnswerClaim> {
    return new Promise((resolve) => resolve(this.#producers.take(channel, answerId)));
  }

  attach(reader: Reader, sink: Sink): Attachment {
    const delivery = this.#audience.join(reader, sink);
    if (this.#closing) delivery.close(closeCodes.goingAway);
    else if (reader.resume) this.#resume(delivery, reader.channel, reader.resume);
    else delivery.place();
    return { ready, detach: () => delivery.leave() };
  }

  admits(applicant: Applicant): boolean {
    return this.#audience.admits(applicant);
  }

  stop(channel: string, answerId: string): boolean {
    return this.#producers.stop(channel, answerId);
  }

  closeTagged(tag: string, code: CloseCode, reason?: string): number {
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

  #resume(delivery: Delivery, channel: string, { answer: id, offset }: ResumePoint): void {
    const answer = this.#kept.find(channel, id);
    if (answer?.canResumeAt(offset)) delivery.place(answer, offset);
    else delivery.close(closeCodes.answerUnknown);
  }

  #end(answer: Answer, outcome: Outcome): void {
    this.#audience.dismiss(answer);
    answer.end(outcome);
    this.#kept.markEnded(answer);
    if (this.#closing) this.#closeIdle();
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
    this.#kept.clear();
  }
}
