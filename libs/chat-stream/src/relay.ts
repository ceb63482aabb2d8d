import type { Outcome } from './answer.js';

/**
 * What one instance tells another. Delivery is at most once, and the nodes of a cluster may swap what is sent in a row; both
 * sides notice gaps and ask again.
 */
export type RelayMessage =
  /** Text of an answer from an offset on, out of `tip` units that there are. `round` is that of the receiver's last join. */
  | {
      readonly kind: 'text';
      readonly channel: string;
      readonly answer: string;
      readonly offset: number;
      readonly text: string;
      readonly tip: number;
      readonly round: number;
    }
  /** The answer ended at this length. */
  | {
      readonly kind: 'end';
      readonly channel: string;
      readonly answer: string;
      readonly length: number;
      readonly outcome: Outcome;
    }
  /** The sender produces no such answer, or gave it up before it began; `held`: it has taken the channel, and may begin it yet. */
  | { readonly kind: 'gone'; readonly channel: string; readonly answer: string; readonly held?: true }
  /** The sender has sockets for this answer and its text up to the offset. It numbers all its joins in a row. */
  | {
      readonly kind: 'join';
      readonly channel: string;
      readonly answer: string;
      readonly offset: number;
      readonly round: number;
    }
  /** The sender had no sockets for this answer any more after its join of that round; a later one may arrive before this. */
  | { readonly kind: 'leave'; readonly channel: string; readonly answer: string; readonly round?: number }
  | { readonly kind: 'stop'; readonly channel: string; readonly answer: string }
  | {
      readonly kind: 'close';
      readonly tag: string;
      readonly code: number;
      readonly reason?: string | undefined;
      /** Said again: meant are the sockets that were open so long ago, in ms. */
      readonly agoMs?: number | undefined;
    };

/** Who holds a channel. */
export interface Holder {
  readonly answerId: string;
  readonly instance: string;
}

/**
 * The reply to a claim: the other holder or the answer's end in the log if it is refused, and the instances that have sockets
 * on the channel.
 */
export interface ClaimReply {
  readonly holder?: Holder | undefined;
  readonly outcome?: Outcome | undefined;
  readonly listeners: readonly string[];
}

/** The state of the log after a write: units it holds, and whether the answer has an end there. */
export interface LogReply {
  /** UTF-16 units of the text that the log has. */
  readonly length: number;
  /** The log has the end of the answer; nothing more is taken. */
  readonly ended: boolean;
}

/** What the store knows of a channel and of one answer. */
export interface Sight {
  readonly holder?: Holder | undefined;
  readonly text: string;
  /** The log has the answer, though perhaps no text of it yet: it has begun, or begins now. */
  readonly begun?: boolean | undefined;
  readonly outcome?: Outcome | undefined;
}

/** The reply to a count of sockets: whether it was noted, and the other instances that have sockets of the same name. */
export interface SeatReply {
  readonly granted: boolean;
  readonly instances: readonly string[];
}

/** One open socket, as it is tracked: identifiers only. */
export interface TrackedSocket {
  readonly channel: string;
  /** Unique within the instance. */
  readonly id: string;
  readonly tags: readonly string[];
}

/**
 * What several hubs share (`createRedisRelay` and `SharedMemory` make one): who produces what, the log of answers, where sockets are, and a way to send messages. Every
 * promise settles within a bounded time; a rejection means that nothing is known about the effect.
 */
export interface Relay {
  /** A name that no other instance has or had. */
  readonly instance: string;
  /** How often `beat` is to be called, well within its lease, in ms. Default 1,500. */
  readonly beatMs?: number;
  /**
   * Begins to receive.
   *
   * @param missed is called when messages may have been lost, such as after a lost connection.
   */
  open(receive: (from: string, messages: readonly RelayMessage[]) => void, missed: () => void): Promise<void>;
  /** Says that this instance lives; false when the store had forgotten it. Repeat it well within its lease. */
  beat(): Promise<boolean>;
  /** Whether an instance has lately said that it lives. */
  alive(instance: string): Promise<boolean>;
  /**
   * Takes a channel, or renews it, unless the answer has an end in the log. Whatever this instance held on it before is
   * replaced.
   */
  claim(channel: string, answerId: string): Promise<ClaimReply>;
  /** Frees a channel that this answer holds. */
  release(channel: string, answerId: string): Promise<void>;
  /** Adds to the log if it holds exactly `from` units and no end; otherwise changes nothing. */
  append(channel: string, answerId: string, from: number, text: string): Promise<LogReply>;
  /** Adds the last text on the same terms, stores the end and frees the channel. */
  end(channel: string, answerId: string, from: number, text: string, outcome: Outcome): Promise<LogReply>;
  /** Stores the end of an answer whose producer is gone, unless it has one, and frees the channel. */
  bury(channel: string, answerId: string, outcome: Outcome): Promise<void>;
  /** Tracks the socket for some minutes (repeat it), and then reads who holds its channel and what is known of an answer. */
  arrive(socket: TrackedSocket, answerId?: string): Promise<Sight>;
  /** Reads the same without a socket. */
  look(channel: string, answerId?: string): Promise<Sight>;
  /** Ends tracking. */
  leave(socket: TrackedSocket): Promise<void>;
  /** Every tracked socket of a channel, on every instance. */
  sockets(channel: string): Promise<readonly (TrackedSocket & { readonly instance: string })[]>;
  /**
   * Notes for some minutes (repeat it) how many sockets of a name this instance has; a later count replaces it. When all
   * instances together would have more than `limit` (`Infinity`: no limit), nothing is noted.
   */
  occupy(name: string, count: number, limit: number): Promise<SeatReply>;
  /** Forgets what an instance that is gone had noted for a name. */
  vacate(name: string, instance: string): Promise<void>;
  /** Sends to one instance, or to all others. */
  send(to: string | undefined, messages: readonly RelayMessage[]): Promise<void>;
  /** Says goodbye: the instance is no longer alive, nothing is received any more. */
  close(): Promise<void>;
}
