import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FaultKind } from '../faults/fault.js';
import { routeOf, type RouteName } from '../faults/routes.js';

/** A request exactly as it reached the core. */
export interface RecordedRequest {
  /** 1 for the first request since the start or the last reset. */
  readonly number: number;
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly method: string;
  /** With the query, undecoded. */
  readonly path: string;
  readonly route: RouteName | null;
  readonly headers: IncomingHttpHeaders;
  /** Names and values in turn, in the order and case in which they came. */
  readonly raw_headers: readonly string[];
  /** Byte for byte: as text, or base64 when the bytes are not UTF-8. */
  readonly body: string;
  readonly body_encoding: 'utf8' | 'base64';
  /** The fault that was applied to it. */
  fault?: FaultKind;
}

/** Bounds of what is remembered; the oldest requests go first. */
export interface RecorderBounds {
  readonly requests: number;
  readonly characters: number;
}

/** Remembers the requests that reached the core. */
export class Recorder {
  #requests: RecordedRequest[] = [];
  #characters = 0;
  #count = 0;

  constructor(
    private readonly now: () => Date,
    private readonly bounds: RecorderBounds,
  ) {}

  record(request: IncomingMessage, body: Buffer): RecordedRequest {
    const path = request.url ?? '/';
    const text = isUtf8(body);
    const recorded: RecordedRequest = {
      number: ++this.#count,
      time: this.now().toISOString(),
      method: request.method ?? 'GET',
      path,
      route: routeOf(path.split('?', 1)[0] ?? '/') ?? null,
      headers: request.headers,
      raw_headers: request.rawHeaders,
      body: body.toString(text ? 'utf8' : 'base64'),
      body_encoding: text ? 'utf8' : 'base64',
    };
    this.#requests.push(recorded);
    this.#characters += recorded.body.length;
    this.#trim();
    return recorded;
  }

  all(): readonly RecordedRequest[] {
    return this.#requests;
  }

  clear(): void {
    this.#requests = [];
    this.#characters = 0;
    this.#count = 0;
  }

  // Dropping half at once keeps the cost of a full recorder constant for each request.
  #trim(): void {
    if (this.#requests.length <= this.bounds.requests && this.#characters <= this.bounds.characters) return;
    this.#requests = this.#requests.slice(Math.ceil(this.#requests.length / 2));
    this.#characters = this.#requests.reduce((sum, { body }) => sum + body.length, 0);
  }
}
