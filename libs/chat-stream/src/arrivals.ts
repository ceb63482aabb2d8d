import { Answer } from './answer.js';
import { closeCodes } from './close-codes.js';
import type { Delivery } from './delivery.js';
import type { KeptAnswers } from './kept-answers.js';
import type { Mirrors } from './mirrors.js';
import type { Pulse } from './pulse.js';
import type { Holder, Relay, Sight } from './relay.js';
import type { ResumePoint } from './sink.js';

/** Where a socket asks to start. */
export interface Arrival {
  readonly delivery: Delivery;
  readonly channel: string;
  readonly resume: ResumePoint | undefined;
}

/** What arrivals need of their hub. */
export interface ArrivalRules {
  readonly relay: Relay;
  readonly kept: KeptAnswers;
  readonly mirrors: Mirrors;
  readonly pulse: Pulse;
  readonly onError: (error: unknown) => void;
  /** Whether the socket waits for an answer that is about to begin on this instance; calls back if it never does. */
  awaits(arrival: Arrival, otherwise: () => void): boolean;
}

/**
 * How long a socket waits to hear from a producer how far its answer is; then it is told to come back. Socket.IO cuts off who has
 * joined no namespace for 5 s, without a word.
 */
const syncTimeoutMs = 4_000;
/** A producer whose claim was lost on its way has made it again by then, in ms. */
const heldAgainMs = 2_000;

/** Finds the place of new sockets: in an answer that is known here or about to begin here, or by what the store knows. */
export class Arrivals {
  constructor(private readonly rules: ArrivalRules) {}

  /** Resolves when the socket has its place, and the store knows of the socket. */
  async place(arrival: Arrival, known: Answer | undefined, sight: Promise<Sight>): Promise<void> {
    if (!known && !this.#awaits(arrival)) return this.#placeBy(sight, arrival);
    const noticed = sight.then((what) => this.notice(arrival.channel, what)).catch(this.rules.onError);
    await Promise.all([known && this.#placeIn(known, arrival), noticed]);
  }

  /**
   * What is running on the channel elsewhere is followed from now on, unless it is known here already, or the socket that
   * asked for it has gone meanwhile: a hub that has closed would follow it for ever.
   */
  notice(channel: string, sight: Sight): void {
    const elsewhere = this.#elsewhere(sight);
    if (!elsewhere || this.rules.kept.find(channel, elsewhere.answerId)) return;
    this.rules.mirrors.held(elsewhere.instance, channel, elsewhere.answerId);
  }

  #elsewhere({ holder }: Sight): Holder | undefined {
    return holder && holder.instance !== this.rules.relay.instance ? holder : undefined;
  }

  /** A claim that comes to nothing may have been refused because another instance gives that very answer. */
  #awaits(arrival: Arrival): boolean {
    const { channel, resume } = arrival;
    return this.rules.awaits(arrival, () => {
      if (!arrival.delivery.closed)
        void this.#placeBy(this.rules.relay.look(channel, resume?.answer), arrival);
    });
  }

  /** The answer is known here. Its text may be behind what the socket has got elsewhere. */
  async #placeIn(answer: Answer, { delivery, channel, resume }: Arrival): Promise<void> {
    if (!resume) return delivery.place();
    const mirror = this.rules.mirrors.find(channel, answer.id);
    let sure = true;
    if (mirror && !answer.canResumeAt(resume.offset))
      sure = await this.rules.mirrors.sync(mirror, syncTimeoutMs);
    if (answer.canResumeAt(resume.offset)) delivery.place(answer, resume.offset);
    else delivery.close(sure ? closeCodes.answerUnknown : closeCodes.goingAway);
  }

  /** Nothing is known here: the store is asked. While it cannot be reached, a resumed socket is told to come back. */
  async #placeBy(sighting: Promise<Sight>, arrival: Arrival): Promise<void> {
    const { delivery, channel, resume } = arrival;
    let sight: Sight;
    try {
      sight = await sighting;
      if (resume && !this.#isSure(sight, arrival))
        sight = await this.#lookAgain(sight, channel, resume.answer);
    } catch (error) {
      this.rules.onError(error);
      return resume ? delivery.close(closeCodes.goingAway) : delivery.place();
    }
    if (delivery.closed) return;
    const elsewhere = this.#elsewhere(sight);
    if (elsewhere?.answerId !== resume?.answer) this.notice(channel, sight);
    if (!resume) return delivery.place();
    const owner = elsewhere?.answerId === resume.answer ? elsewhere.instance : undefined;
    const answer =
      this.rules.kept.find(channel, resume.answer) ?? this.#rebuild(channel, resume.answer, owner, sight);
    if (answer) await this.#placeIn(answer, arrival);
    else delivery.close(closeCodes.answerUnknown);
  }

  /** Whether the store says who produces the answer or how it ended; what is known here by now needs no store. */
  #isSure({ holder, outcome }: Sight, { delivery, channel, resume }: Arrival): boolean {
    if (delivery.closed || outcome || !resume) return true;
    return holder?.answerId === resume.answer || this.rules.kept.find(channel, resume.answer) !== undefined;
  }

  /**
   * The store knows no end of the answer and nobody who produces it. That is its death, or a claim that was lost on its way; or
   * the answer never was, or the store has lost its memory.
   */
  async #lookAgain(sight: Sight, channel: string, answerId: string): Promise<Sight> {
    const { relay, pulse } = this.rules;
    if (sight.begun) await new Promise((resolve) => setTimeout(resolve, heldAgainMs).unref());
    else if (await pulse.isRemembered()) return sight;
    else pulse.forgotten();
    await pulse.settled();
    return relay.look(channel, answerId);
  }

  #rebuild(
    channel: string,
    id: string,
    owner: string | undefined,
    { text, begun, outcome }: Sight,
  ): Answer | undefined {
    if (!outcome && owner) {
      const mirror = this.rules.mirrors.open(channel, id, owner, text);
      mirror.named = true;
      return mirror.answer;
    }
    if (!outcome && text === '' && !begun) return undefined;
    const answer = new Answer(channel, id);
    answer.text.append(text);
    // Known, without a producer and without an end: the producer has died and nobody was there to see it.
    answer.outcome = outcome ?? { kind: 'failed', code: closeCodes.coreFailed };
    // That is a guess, and no other socket's.
    if (outcome) this.rules.kept.add(answer);
    return answer;
  }
}
