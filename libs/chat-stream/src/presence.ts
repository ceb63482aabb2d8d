import type { Relay, Sight, TrackedSocket } from './relay.js';
import type { Seats } from './seats.js';

/** The store forgets a socket after some minutes; it is told again this often, in ms. */
const refreshMs = 60_000;
const stepMs = 1_000;

/** Keeps the sockets of this instance tracked in the store. */
export class Presence {
  /** When each socket is due to be told again; in this order. */
  readonly #due = new Map<TrackedSocket, number>();
  /** Sockets that the store may not know. */
  readonly #unsure = new Set<TrackedSocket>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly relay: Relay,
    private readonly seats: Seats,
    /** Told what is known of the channel whenever a socket is tracked again. */
    private readonly onSight: (socket: TrackedSocket, sight: Sight) => void,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Tracks a new socket, and tells what is known of its channel and of an answer. */
  async arrive(socket: TrackedSocket, hasLeft: () => boolean, answerId?: string): Promise<Sight> {
    if (hasLeft()) return { text: '' };
    this.#timer ??= setInterval(() => this.#refresh(), stepMs).unref();
    this.#put(socket);
    try {
      return await this.relay.arrive(socket, answerId);
    } catch (error) {
      if (this.#due.has(socket)) this.#unsure.add(socket);
      throw error;
    }
  }

  leave(socket: TrackedSocket): void {
    this.#unsure.delete(socket);
    if (!this.#due.delete(socket)) return;
    Promise.all([this.relay.leave(socket), this.seats.tell(socket)]).catch(this.onError);
    if (this.#due.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** The store may have forgotten everything. */
  doubtAll(): void {
    for (const socket of this.#due.keys()) this.#unsure.add(socket);
  }

  #refresh(): void {
    const now = Date.now();
    for (const [socket, due] of this.#due) {
      if (due > now) break;
      this.#unsure.add(socket);
      this.#put(socket);
    }
    for (const socket of this.#unsure) {
      this.#unsure.delete(socket);
      void this.#track(socket);
    }
  }

  async #track(socket: TrackedSocket): Promise<void> {
    try {
      const [sight] = await Promise.all([this.relay.arrive(socket), this.seats.tell(socket)]);
      if (this.#due.has(socket)) this.onSight(socket, sight);
    } catch (error) {
      this.onError(error);
      if (this.#due.has(socket)) this.#unsure.add(socket);
    }
  }

  #put(socket: TrackedSocket): void {
    this.#due.delete(socket);
    this.#due.set(socket, Date.now() + refreshMs);
  }
}
