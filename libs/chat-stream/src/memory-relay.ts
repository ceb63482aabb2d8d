import type { Outcome } from './answer.js';
import type {
  ClaimReply,
  Holder,
  LogReply,
  Relay,
  RelayMessage,
  SeatReply,
  Sight,
  TrackedSocket,
} from './relay.js';

type Receive = (from: string, messages: readonly RelayMessage[]) => void;
type Tracked = TrackedSocket & { readonly instance: string };

interface LoggedAnswer {
  text: string;
  outcome?: Outcome;
}

/**
 * What several hubs of one process share, for tests and for trying things out.
 *
 * @example
 * const memory = new SharedMemory();
 * const [a, b] = [createHub({ relay: memory.relay() }), createHub({ relay: memory.relay() })];
 */
export class SharedMemory {
  readonly instances = new Map<string, Receive>();
  readonly holders = new Map<string, Holder>();
  readonly answers = new Map<string, LoggedAnswer>();
  readonly sockets = new Map<string, Tracked>();
  /** By name and by instance. */
  readonly seats = new Map<string, Map<string, number>>();

  /** @param keepMs how long an ended answer stays in the log. */
  constructor(readonly keepMs = 300_000) {}

  relay(): Relay {
    return new MemoryRelay(this);
  }
}

class MemoryRelay implements Relay {
  readonly instance = crypto.randomUUID();

  constructor(private readonly memory: SharedMemory) {}

  async open(receive: Receive): Promise<void> {
    this.memory.instances.set(this.instance, receive);
  }

  async beat(): Promise<boolean> {
    return this.memory.instances.has(this.instance);
  }

  async alive(instance: string): Promise<boolean> {
    return this.memory.instances.has(instance);
  }

  async claim(channel: string, answerId: string): Promise<ClaimReply> {
    const holder = this.memory.holders.get(channel);
    const listeners = new Set<string>();
    for (const socket of this.memory.sockets.values())
      if (socket.channel === channel) listeners.add(socket.instance);
    if (holder && holder.instance !== this.instance) return { holder, listeners: [] };
    const outcome = this.memory.answers.get(`${channel}\n${answerId}`)?.outcome;
    if (outcome) return { outcome, listeners: [] };
    this.memory.holders.set(channel, { answerId, instance: this.instance });
    return { listeners: [...listeners] };
  }

  async release(channel: string, answerId: string): Promise<void> {
    if (this.memory.holders.get(channel)?.instance === this.instance) this.#free(channel, answerId);
  }

  async append(channel: string, answerId: string, from: number, text: string): Promise<LogReply> {
    return this.#write(channel, answerId, from, text);
  }

  async end(
    channel: string,
    answerId: string,
    from: number,
    text: string,
    outcome: Outcome,
  ): Promise<LogReply> {
    const reply = this.#write(channel, answerId, from, text);
    if (reply.ended || reply.length !== from + text.length) return reply;
    await this.bury(channel, answerId, outcome);
    return { ...reply, ended: true };
  }

  async bury(channel: string, answerId: string, outcome: Outcome): Promise<void> {
    this.#free(channel, answerId);
    const key = `${channel}\n${answerId}`;
    const answer = this.#answer(channel, answerId);
    if (answer.outcome) return;
    answer.outcome = outcome;
    setTimeout(() => this.memory.answers.delete(key), this.memory.keepMs).unref();
  }

  async arrive(socket: TrackedSocket, answerId?: string): Promise<Sight> {
    this.memory.sockets.set(`${this.instance} ${socket.id}`, { ...socket, instance: this.instance });
    return this.look(socket.channel, answerId);
  }

  async look(channel: string, answerId?: string): Promise<Sight> {
    const answer = this.memory.answers.get(`${channel}\n${answerId}`);
    return {
      holder: this.memory.holders.get(channel),
      text: answer?.text ?? '',
      begun: answer !== undefined,
      outcome: answer?.outcome,
    };
  }

  async leave(socket: TrackedSocket): Promise<void> {
    this.memory.sockets.delete(`${this.instance} ${socket.id}`);
  }

  async sockets(channel: string): Promise<readonly Tracked[]> {
    return [...this.memory.sockets.values()].filter((socket) => socket.channel === channel);
  }

  async occupy(name: string, count: number, limit: number): Promise<SeatReply> {
    let seats = this.memory.seats.get(name);
    if (!seats) this.memory.seats.set(name, (seats = new Map()));
    const others = [...seats].filter(([instance]) => instance !== this.instance);
    const granted = others.reduce((sum, [, there]) => sum + there, count) <= limit;
    if (granted && count > 0) seats.set(this.instance, count);
    else if (granted) seats.delete(this.instance);
    if (seats.size === 0) this.memory.seats.delete(name);
    return { granted, instances: others.map(([instance]) => instance) };
  }

  async vacate(name: string, instance: string): Promise<void> {
    this.memory.seats.get(name)?.delete(instance);
  }

  async send(to: string | undefined, messages: readonly RelayMessage[]): Promise<void> {
    for (const [instance, receive] of this.memory.instances) {
      const addressed = to === undefined ? instance !== this.instance : instance === to;
      if (addressed) setImmediate(() => receive(this.instance, messages));
    }
  }

  async close(): Promise<void> {
    this.memory.instances.delete(this.instance);
    for (const [key, socket] of this.memory.sockets) {
      if (socket.instance === this.instance) this.memory.sockets.delete(key);
    }
    for (const seats of this.memory.seats.values()) seats.delete(this.instance);
  }

  #answer(channel: string, answerId: string): LoggedAnswer {
    const key = `${channel}\n${answerId}`;
    let answer = this.memory.answers.get(key);
    if (!answer) this.memory.answers.set(key, (answer = { text: '' }));
    return answer;
  }

  #write(channel: string, answerId: string, from: number, text: string): LogReply {
    const answer = this.#answer(channel, answerId);
    if (!answer.outcome && answer.text.length === from) answer.text += text;
    return { length: answer.text.length, ended: answer.outcome !== undefined };
  }

  #free(channel: string, answerId: string): void {
    if (this.memory.holders.get(channel)?.answerId === answerId) this.memory.holders.delete(channel);
  }
}
