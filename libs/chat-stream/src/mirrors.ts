import type { Answer, Outcome } from './answer.js';
import { closeCodes } from './close-codes.js';
import { Departures } from './departures.js';
import { Mirror } from './mirror.js';
import type { Relay, RelayMessage } from './relay.js';

/** What mirrors tell their hub. */
export interface MirrorEvents {
  onBegin(answer: Answer): void;
  onEnd(answer: Answer, outcome: Outcome): void;
  /** An answer that was shown as begun turns out not to exist. */
  onWithdraw(answer: Answer): void;
  /** An answer that never was shown does not begin any more. */
  onVoid(answer: Answer): void;
  hasSockets(channel: string): boolean;
  /** The answer is known here with its end: whatever else is said of it is an echo. */
  isOver(channel: string, answerId: string): boolean;
  post(to: string, message: RelayMessage): void;
  onError(error: unknown): void;
}

/** A producer that has been silent for so long is asked whether something was lost, in ms. */
const silenceMs = 4_000;
/** One that was asked answers at once; after this, it or its answer is taken for lost on the way, in ms. */
const replyMs = 1_000;
/** An owner must be found missing so often in a row: one gap may be the store's. */
const strikesToDie = 3;
/** After trouble with the store itself, owners get this many looks more to report again. */
const graceStrikes = -3;
/** However often the store is in trouble: an owner that so many looks have missed, and none has found since, is dead. */
const missesToDie = 8;

/** The answers that other instances produce for sockets that are open here. */
export class Mirrors {
  readonly #all = new Map<string, Mirror>();
  readonly #strikes = new Map<string, number>();
  /** Looks that have missed an owner since it was last found. */
  readonly #misses = new Map<string, number>();
  readonly #departures = new Departures();
  /** Numbers the joins of this instance. */
  #round = 0;
  #timer: NodeJS.Timeout | undefined;
  #watching = false;

  constructor(
    private readonly relay: Relay,
    private readonly events: MirrorEvents,
    private readonly watchMs: number,
  ) {}

  find(channel: string, answerId: string): Mirror | undefined {
    return this.#all.get(keyOf(channel, answerId));
  }

  /** Begins to follow an answer at its owner, with the text that is known already. */
  open(channel: string, answerId: string, owner: string, text = ''): Mirror {
    const known = this.find(channel, answerId);
    if (known) {
      if (known.owner !== owner && !known.presented) this.#follow(known, owner);
      return known;
    }
    const mirror = this.#create(channel, answerId, owner);
    mirror.answer.text.append(text);
    if (text !== '') this.#present(mirror);
    this.#join(mirror);
    return mirror;
  }

  /** Resolves with true when a mirror has all that its owner has now, or is over; with false after a time. */
  sync(mirror: Mirror, withinMs: number): Promise<boolean> {
    this.#join(mirror);
    return mirror.synced(withinMs);
  }

  /** The owner has taken a channel: should it die, somebody has to notice, if somebody listens. */
  held(from: string, channel: string, id: string): void {
    if (this.events.hasSockets(channel) && !this.events.isOver(channel, id)) this.open(channel, id, from);
  }

  /** The owner says how the text goes on. */
  text(from: string, message: RelayMessage & { kind: 'text' }): void {
    const { channel, answer: id, offset, text, round, tip } = message;
    if (this.events.isOver(channel, id)) return;
    if (!this.events.hasSockets(channel)) {
      this.close(channel);
      this.#leave(from, channel, id);
      return;
    }
    const mirror = this.find(channel, id) ?? this.#create(channel, id, from);
    if (mirror.owner !== from) this.#follow(mirror, from);
    mirror.heard(round);
    this.#present(mirror);
    const whole = mirror.add(offset, text);
    // The last thing that was sent before the owner learnt that we had left: nothing follows unless we ask.
    if (!whole || this.#departures.has(keyOf(channel, id))) this.#join(mirror);
    else mirror.reached(round, tip);
  }

  /** The owner says that the answer has ended. */
  end({ channel, answer: id, length, outcome }: RelayMessage & { kind: 'end' }): void {
    const mirror = this.find(channel, id);
    if (!mirror) return;
    this.#present(mirror);
    if (mirror.answer.length === length) this.#end(mirror, outcome);
    else this.#join(mirror);
  }

  /** The owner does not know the answer; the log may. */
  async gone(from: string, channel: string, answerId: string): Promise<void> {
    const mirror = this.find(channel, answerId);
    if (mirror?.owner === from) await this.#recover(mirror, false);
  }

  /** Nobody listens here any more. */
  close(channel: string): void {
    for (const mirror of this.#all.values()) {
      if (mirror.answer.channel !== channel) continue;
      this.#leave(mirror.owner, channel, mirror.answer.id);
      this.#drop(mirror);
      this.events.onWithdraw(mirror.answer);
    }
  }

  closeAll(): void {
    for (const mirror of this.#all.values()) this.#drop(mirror);
  }

  /** Messages may have been lost: every owner is asked how far it is. */
  rejoinAll(): void {
    for (const owner of this.#strikes.keys()) this.#strikes.set(owner, graceStrikes);
    for (const mirror of this.#all.values()) this.#join(mirror);
  }

  #create(channel: string, answerId: string, owner: string): Mirror {
    const mirror = new Mirror(channel, answerId, owner);
    this.#all.set(keyOf(channel, answerId), mirror);
    this.#timer ??= setInterval(() => void this.#watch(), this.watchMs);
    return mirror;
  }

  #present(mirror: Mirror): void {
    if (mirror.presented) return;
    mirror.presented = true;
    this.events.onBegin(mirror.answer);
  }

  #leave(owner: string, channel: string, answerId: string): void {
    this.#departures.add(keyOf(channel, answerId));
    this.events.post(owner, { kind: 'leave', channel, answer: answerId, round: this.#round });
  }

  #join(mirror: Mirror): void {
    this.#departures.delete(keyOf(mirror.answer.channel, mirror.answer.id));
    this.events.post(mirror.owner, mirror.joinMessage((this.#round += 1)));
  }

  /** A question that failed before its answer began may be asked again at another instance: the word of the first was lost. */
  #follow(mirror: Mirror, owner: string): void {
    mirror.owner = owner;
    this.#join(mirror);
  }

  #end(mirror: Mirror, outcome: Outcome): void {
    this.#drop(mirror);
    this.events.onEnd(mirror.answer, outcome);
  }

  #drop(mirror: Mirror): void {
    this.#all.delete(keyOf(mirror.answer.channel, mirror.answer.id));
    mirror.finish();
    if (this.#all.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#strikes.clear();
    this.#misses.clear();
  }

  /** The owner is of no help: the log says how the answer ended, or it has failed. */
  async #recover(mirror: Mirror, dead: boolean): Promise<void> {
    const { channel, id } = mirror.answer;
    const failed: Outcome = { kind: 'failed', code: closeCodes.coreFailed };
    try {
      if (dead) await this.relay.bury(channel, id, failed);
      const { text, begun, outcome } = await this.relay.look(channel, id);
      if (this.find(channel, id) !== mirror) return;
      mirror.add(0, text);
      // Who died before anything of its answer was known has left somebody waiting all the same.
      if (text !== '' || (dead && (begun || mirror.named))) this.#present(mirror);
      if (mirror.presented) return this.#end(mirror, outcome ?? failed);
      this.#drop(mirror);
      this.events.onVoid(mirror.answer);
    } catch (error) {
      this.events.onError(error);
    }
  }

  async #watch(): Promise<void> {
    if (this.#watching) return;
    this.#watching = true;
    const owners = new Set([...this.#all.values()].map((mirror) => mirror.owner));
    // An owner that was given up and is back begins anew.
    for (const counted of [this.#strikes, this.#misses])
      for (const owner of counted.keys()) if (!owners.has(owner)) counted.delete(owner);
    for (const owner of owners) this.#strikes.set(owner, await this.#strike(owner));
    this.#watching = false;
    const now = Date.now();
    for (const mirror of this.#all.values()) {
      if ((this.#strikes.get(mirror.owner) ?? 0) >= strikesToDie) void this.#recover(mirror, true);
      else if (now - mirror.heardAt > (mirror.asked ? replyMs : silenceMs)) this.#join(mirror);
    }
  }

  async #strike(owner: string): Promise<number> {
    try {
      if (await this.relay.alive(owner)) {
        this.#misses.delete(owner);
        return 0;
      }
      const misses = (this.#misses.get(owner) ?? 0) + 1;
      this.#misses.set(owner, misses);
      return misses < missesToDie ? (this.#strikes.get(owner) ?? 0) + 1 : strikesToDie;
    } catch (error) {
      this.events.onError(error);
      return graceStrikes;
    }
  }
}

function keyOf(channel: string, answerId: string): string {
  return `${channel}\n${answerId}`;
}
