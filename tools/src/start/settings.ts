/** What `npm start` has to know before it starts anything; the apps themselves check every setting. */
export interface StartSettings {
  readonly portalUrl: string;
  readonly opsUrl: string;
  readonly coreUrl: string;
  /** False when `CORE_URL` names another core than the mock. */
  readonly ownCore: boolean;
  /** Addresses that answer with success once what is started here is up: the portal's, then the mock's. */
  readonly readyUrls: readonly string[];
  readonly ports: readonly WantedPort[];
  /** Those that ask for any free port, which nobody could be told before it is too late. */
  readonly anyPorts: readonly WantedPort['variable'][];
}

export interface WantedPort {
  readonly variable: 'PORTAL_PORT' | 'PORTAL_OPS_PORT' | 'CORE_MOCK_PORT';
  readonly host: string;
  readonly port: number;
}

const loopback = '127.0.0.1';

/** Reads the addresses; a value that is no port is left for the app's own message. */
export function readStartSettings(env: NodeJS.ProcessEnv): StartSettings {
  const host = env['PORTAL_HOST'] || loopback;
  const portalPort = env['PORTAL_PORT'] || '3000';
  const opsHost = env['PORTAL_OPS_HOST'] || loopback;
  const opsPort = env['PORTAL_OPS_PORT'] || '3001';
  const mockHost = env['CORE_MOCK_HOST'] || loopback;
  const mockPort = env['CORE_MOCK_PORT'] || '4000';
  const coreUrl =
    env['CORE_URL'] || `http://${reachable(mockHost)}:${isPort(Number(mockPort)) ? mockPort : '4000'}`;
  // A mock whose port is wrong says so itself.
  const ownCore = !env['CORE_URL'] || isMock(coreUrl, reachable(mockHost), mockPort);
  const opsUrl = `http://${reachable(opsHost)}:${opsPort}`;
  // The mock's controls ask for no CORE_TOKEN, and CORE_URL may end in a slash.
  const mockReady = ownCore ? [new URL('/__mock/settings', coreUrl).href] : [];
  const wanted = [
    { variable: 'PORTAL_PORT', host, port: Number(portalPort) },
    { variable: 'PORTAL_OPS_PORT', host: opsHost, port: Number(opsPort) },
    ...(ownCore ? [{ variable: 'CORE_MOCK_PORT', host: mockHost, port: Number(mockPort) } as const] : []),
  ] as const;
  return {
    portalUrl: `http://${reachable(host)}:${portalPort}`,
    opsUrl,
    coreUrl,
    ownCore,
    readyUrls: [`${opsUrl}/readyz`, ...mockReady],
    ports: wanted.filter(({ port }) => isPort(port)),
    anyPorts: wanted.filter(({ port }) => port === 0).map(({ variable }) => variable),
  };
}

const isPort = (port: number): boolean => Number.isInteger(port) && port > 0 && port < 65_536;

function isMock(coreUrl: string, mockHost: string, mockPort: string): boolean {
  const [url, mock] = [URL.parse(coreUrl), URL.parse(`http://${mockHost}`)];
  if (url === null || mock === null) return false;
  const nameOf = ({ hostname }: URL) => (hostname === 'localhost' ? loopback : hostname);
  return nameOf(url) === nameOf(mock) && url.port === mockPort;
}

function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return loopback;
  return host.includes(':') ? `[${host}]` : host;
}
