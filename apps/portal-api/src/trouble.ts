/** Settings that an operator looks at when a server cannot be used. */
export interface BehindSettings {
  /** The one that tells where it is. */
  readonly address: string;
  /** The one that tells it who asks. */
  readonly secret: string;
}

/**
 * The word by which an operator can tell what went wrong: a code of the system, of TLS or of a library, the first word of what Redis
 * answered, or the status of an HTTP reply. Never a message: those of libraries may quote what they failed on.
 *
 * @example codeOf(axiosError); // 'HTTP 401'
 */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, response } = error as { code?: unknown; response?: { status?: unknown } };
  if (typeof response?.status === 'number') return `HTTP ${response.status}`;
  if (error.name === 'ReplyError') return /^[A-Z]{2,16}(?= )/.exec(error.message)?.[0];
  return typeof code === 'string' && CODE.test(code) ? code : undefined;
}

/** What libraries give for a code may be any text. */
const CODE = /^[A-Za-z][\w-]{0,63}$/;
const DEEPEST = 8;

/** The code of what lies at the bottom of an error: of "no reply", that the connection was refused. */
export function rootCodeOf(error: unknown): string | undefined {
  let code: string | undefined;
  for (let depth = 0; depth < DEEPEST && error instanceof Error; depth++) {
    code = codeOf(error) ?? code;
    error = error.cause;
  }
  return code;
}

/** What to do about it; nothing for what passes by itself, or what nobody can tell. */
export function hintFor(code: string, settings: BehindSettings): string | undefined {
  return hints.find(([codes]) => codes.test(code))?.[1](settings);
}

const hints: readonly (readonly [RegExp, (settings: BehindSettings) => string])[] = [
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, ({ address }) => `no host of that name is known here: check ${address}`],
  [/^ECONNREFUSED$/, ({ address }) => `nothing listens there: start it, or check ${address}`],
  [/^(?:HTTP 40[13]|WRONGPASS|NOAUTH)$/, ({ secret }) => `it does not take who asks: check ${secret}`],
  [/^NOPERM$/, ({ secret }) => `that user may not do enough, and needs +@all ~* &*: check ${secret}`],
  [/^OOM$/, () => 'its memory is full and it takes no more: raise its maxmemory'],
  [
    /^MISCONF$/,
    () => 'it cannot save to its disk and so takes no more: look at its own log, and at the room there',
  ],
  [/^CERT_HAS_EXPIRED$/, () => 'its certificate has expired: it needs a new one'],
  [/^HTTP (?:429|5\d\d)$/, () => 'it, or a proxy before it, is not well: look at its own log'],
  [
    /CERT|SIGNATURE|ALTNAME|UNABLE_TO_VERIFY/,
    ({ address }) =>
      `its certificate is not trusted: check the host in ${address}, and name the authority's file in NODE_EXTRA_CA_CERTS`,
  ],
  [/^(?:ERR_SSL|EPROTO|HPE_)/, ({ address }) => `only one side speaks TLS: check the scheme in ${address}`],
  [
    /^(?:HTTP|core_bad_response)/,
    ({ address }) => `what answers there does not speak as it should: check ${address}`,
  ],
  [
    /TIMEDOUT|TIMEOUT|timeout|^ECONNABORTED$|^ECONNRESET$|UNREACH$|_SOCKET$/,
    ({ address }) => `it is silent: check that it runs, what is between, and ${address}, its scheme too`,
  ],
];
