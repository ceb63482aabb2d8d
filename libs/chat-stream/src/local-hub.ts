import type { AnswerWriter } from './answer-writer.js';
import { closeCodes } from './close-codes.js';
import type { Delivery } from './delivery.js';
import type { AnswerClaim, Attachment } from './hub.js';
import { HubBase } from './hub-base.js';
import type { Reader, ResumePoint, Sink } from './sink.js';

const ready = Promise.resolve();

/** The hub of a single process: answers are produced here, and all sockets are open here. */
export class LocalHub extends HubBase {
  begin(channel: string, answerId: string): AnswerWriter {
    return this.take(channel, answerId).begin();
  }

  claim(channel: string, answerId: string): Promise<AnswerClaim> {
    return new Promise((resolve) => resolve(this.take(channel, answerId)));
  }

  attach(reader: Reader, sink: Sink): Attachment {
    const delivery = this.audience.join(reader, sink);
    if (this.closing) delivery.close(closeCodes.goingAway);
    else if (reader.resume) this.#resume(delivery, reader.channel, reader.resume);
    else delivery.place();
    return { ready, detach: () => delivery.leave() };
  }

  stop(channel: string, answerId: string): boolean {
    return this.producers.stop(channel, answerId);
  }

  #resume(delivery: Delivery, channel: string, resume: ResumePoint): void {
    const unknown = (): void => delivery.close(closeCodes.answerUnknown);
    if (this.awaits(delivery, channel, resume, unknown)) return;
    const { answer: id, offset } = resume;
    // Whoever takes the place to go on from a request may hand on anything.
    const answer = typeof id === 'string' ? this.kept.find(channel, id) : undefined;
    if (answer?.canResumeAt(offset)) delivery.place(answer, offset);
    else unknown();
  }
}
