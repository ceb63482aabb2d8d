import type { Contract } from '../contract.js';
import { v1Contracts } from '../v1/routes.js';
import { normaliseBaseUrl } from './base-url.js';
import { addressOf, contentOf, type RequestParts } from './build-request.js';
import type { CallOptions, OperationArguments, OperationName, OperationReply } from './operations.js';
import { readReply } from './read-reply.js';
import { checkTimeout, within } from './send.js';
import { createSessionJar, type SessionJar } from './session-jar.js';

/** What a client needs to know. */
export interface PortalClientOptions {
  /** Where the portal is, without `/api/v1`: `https://portal.example`, or in a browser `''` for the page's own origin. */
  readonly baseUrl: string;
  /** Default: the global fetch, looked up at every call. */
  readonly fetch?: typeof globalThis.fetch;
  /** Headers for every call; a function is asked at every call, such as for a trace. */
  readonly headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);
  /** Longest time of a call, reply included, in milliseconds, 1 to 2,147,483,647. Default 30,000. */
  readonly timeoutMs?: number;
  /** Where the session's cookie is kept outside browsers. Default: a jar of the client's own, empty. */
  readonly session?: SessionJar;
  /** False: replies are given as they came, without a look at the contract. Default true. */
  readonly parseReplies?: boolean;
}

/** A success with everything around its body. */
export interface PortalReply<Name extends OperationName> {
  readonly body: OperationReply<Name>;
  /** 200, 201, 202 or 204, as the contract says. */
  readonly status: number;
  readonly headers: Headers;
  /** `X-Request-Id`; null when a proxy took it, or CORS hides it. */
  readonly requestId: string | null;
  /** `Location`: the path of what was created; null for operations that create nothing with an address. */
  readonly location: string | null;
  /** `X-Portal-Stale`: age of the copy in seconds while the core service is away; null for a live reply. */
  readonly staleS: number | null;
}

/** One method an operation: gives the body of the success, throws {@link PortalError} for anything else. */
export type PortalOperations = {
  readonly [Name in OperationName]: (...input: OperationArguments<Name>) => Promise<OperationReply<Name>>;
};

/** The client of `/api/v1`. */
export interface PortalClient extends PortalOperations {
  /**
   * The same call by name, with status and headers beside the body.
   *
   * @throws {TypeError} for a name that no operation has.
   * @example
   * const { body, staleS } = await client.call('listCourses');
   * const { location } = await client.call('createSchool', { body: { title, region_id } });
   */
  call<Name extends OperationName>(
    name: Name,
    ...input: OperationArguments<Name>
  ): Promise<PortalReply<Name>>;
  /** The session that the client acts in; empty in a browser, which keeps the cookie itself. */
  readonly session: SessionJar;
}

/**
 * Makes a client with one method for each operation of `/api/v1`, typed by the contracts. It sends each call once: a repeat
 * is the caller's decision, by `retryAfterS` and under an `idempotencyKey`.
 *
 * @throws {TypeError} {RangeError} for options that cannot be meant.
 * @example
 * const client = createPortalClient({ baseUrl: 'https://portal.example' });
 * await client.login({ body: { student_id: 'stu-1001' } });
 * const { courses } = await client.listCourses();
 * const course = await client.readCourse({ params: { id: courses[0].id } });
 */
export function createPortalClient(options: PortalClientOptions): PortalClient {
  const fixed = typeof options.headers === 'object' ? options.headers : {};
  const settings: Settings = {
    base: normaliseBaseUrl(options.baseUrl),
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    headers: typeof options.headers === 'function' ? options.headers : () => fixed,
    timeoutMs: checkTimeout(options.timeoutMs ?? 30_000),
    session: options.session ?? createSessionJar(),
    parse: options.parseReplies ?? true,
  };
  const contracts = new Map(v1Contracts.map((contract) => [contract.name, contract]));
  const methods = v1Contracts.map((contract) => {
    const method = async (input?: Input) => (await callOperation(settings, contract, input)).body;
    return [contract.name, method];
  });
  return {
    ...(Object.fromEntries(methods) as PortalOperations),
    session: settings.session,
    async call(name, ...[input]) {
      const contract = contracts.get(name);
      if (!contract) throw new TypeError(`There is no operation ${JSON.stringify(name)}`);
      return callOperation(settings, contract, input as Input) as Promise<never>;
    },
  };
}

interface Settings {
  readonly base: string;
  readonly fetch: typeof globalThis.fetch;
  readonly headers: () => Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly session: SessionJar;
  readonly parse: boolean;
}

type Input = RequestParts & CallOptions;

async function callOperation(settings: Settings, contract: Contract, input: Input = {}) {
  const address = settings.base + addressOf(contract, input);
  const { headers: own, body } = contentOf(input);
  const { cookie } = settings.session;
  const headers = mergeHeaders(own, cookie ? { cookie } : {}, settings.headers(), input.headers ?? {});
  const init = {
    method: contract.method,
    headers,
    credentials: 'include',
    ...(body === undefined ? {} : { body }),
  } as const;
  const operation = contract.name as OperationName;
  return within(operation, input.timeoutMs ?? settings.timeoutMs, input.signal, async (signal) => {
    // Not as a method: a browser's own fetch refuses to be one of anything but the window.
    const { fetch } = settings;
    const response = await fetch(address, { ...init, signal });
    // What another address sets is none of this portal's sessions.
    if (!response.redirected) settings.session.take(response.headers);
    return {
      body: await readReply(contract, response, settings.parse),
      status: response.status,
      headers: response.headers,
      requestId: response.headers.get('x-request-id'),
      location: response.headers.get('location'),
      staleS: staleSeconds(response.headers.get('x-portal-stale')),
    };
  });
}

/** Later ones win, however they are written. */
function mergeHeaders(...all: readonly Readonly<Record<string, string>>[]): Headers {
  const merged = new Headers();
  for (const headers of all) {
    for (const [name, value] of Object.entries(headers)) merged.set(name, value);
  }
  return merged;
}

const staleSeconds = (header: string | null): number | null =>
  header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null;
