import type { Answer } from './answer.js';
import { ClaimLostError } from './errors.js';
import type { LocalClaim } from './local-claim.js';
import type { RelayMessage } from './relay.js';

/** The largest piece of text in one message or log write, in UTF-16 units. */
export const maxPieceUnits = 262_144;

interface Follower {
  /** Units sent so far. */
  sent: number;
  /** The number of its last join. */
  readonly round: number;
  /** Has been told how far the answer is, even if there was no text to send. */
  greeted: boolean;
}

/** What other instances and the log have got of an answer that is produced here. */
export class Publication {
  readonly #followers = new Map<string, Follower>();
  /** Units that the log is known to hold. */
  logged = 0;
  /** The log has the answer's end, ours or somebody else's. */
  logEnded = false;
  /** Another instance has taken the channel, or ended the answer: what there is here is no news to anybody. */
  lost = false;
  /** A write to the log is on its way; there is never a second. */
  writing = false;
  /** The store has been asked for the channel; before that nobody else is to be told that it is taken. */
  registered = false;
  /** When the store was last asked for the channel with success, or the claim was made. */
  confirmedAt = Date.now();
  /** The store has never answered a claim: it is not known who listens elsewhere. */
  unheard = false;
  /** When the store first refused a claim that it had not answered before. */
  refusedAt: number | undefined;
  /** How often the store has refused a channel that it had given before, and not given it since. */
  refusals = 0;
  /** The store will be asked once more in a moment. */
  isAskedSoon = false;
  /** Nothing is tried again after this moment. */
  giveUpAt = Infinity;

  constructor(readonly claim: LocalClaim) {}

  get answer(): Answer | undefined {
    return this.claim.answer;
  }

  /** Everybody has everything, or it is no use to go on. */
  isComplete(now: number): boolean {
    if (now >= this.giveUpAt) return true;
    const isTold = this.registered && !this.unheard && this.#followers.size === 0;
    return this.answer?.outcome !== undefined && this.logEnded && isTold;
  }

  followers(): Iterable<string> {
    return this.#followers.keys();
  }

  /** Another instance has it. */
  lose(why: string): void {
    this.lost = true;
    this.claim.breakOff(new ClaimLostError(why));
  }

  /** An instance has sockets on the channel; false when it follows already. */
  invite(instance: string): boolean {
    if (this.#followers.has(instance)) return false;
    this.follow(instance, 0, 0);
    return true;
  }

  /** An instance has sockets for this answer and its text up to an offset. What it said before that is of no interest. */
  follow(instance: string, offset: number, round: number): void {
    if ((this.#followers.get(instance)?.round ?? 0) > round) return;
    const known = offset <= (this.answer?.length ?? 0);
    this.#followers.set(instance, { sent: known ? offset : 0, round, greeted: false });
  }

  /** An instance had no sockets for the answer after its join of that round. Who has joined since has some again. */
  unfollow(instance: string, round = Infinity): void {
    if ((this.#followers.get(instance)?.round ?? 0) <= round) this.#followers.delete(instance);
  }

  /** Adds what each follower lacks; returns false when there is still more than fits one message. */
  collect(put: (to: string, message: RelayMessage, lost: () => void) => void): boolean {
    const { answer } = this;
    if (!answer) return true;
    const { channel, id, length, outcome } = answer;
    if (this.lost) {
      // Who knows the answer looks up how it ended; who does not would take it for the channel's.
      for (const instance of this.#followers.keys())
        put(instance, { kind: 'gone', channel, answer: id }, () => undefined);
      this.#followers.clear();
      return true;
    }
    let upToDate = true;
    for (const [instance, follower] of this.#followers) {
      const { sent: from, round } = follower;
      const again = (): void => {
        this.#followers.set(instance, { sent: from, round, greeted: false });
      };
      if (!follower.greeted || from < length) {
        const text = answer.text.slice(from, from + maxPieceUnits);
        follower.greeted = true;
        follower.sent += text.length;
        put(instance, { kind: 'text', channel, answer: id, offset: from, text, tip: length, round }, again);
      }
      if (follower.sent < length) {
        upToDate = false;
      } else if (outcome) {
        put(instance, { kind: 'end', channel, answer: id, length, outcome }, again);
        this.#followers.delete(instance);
      }
    }
    return upToDate;
  }
}
