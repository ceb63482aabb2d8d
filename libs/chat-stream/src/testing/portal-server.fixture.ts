import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import type { AnswerWriter } from '../answer-writer.js';
import { createHub } from '../hub.js';
import { attachWebSocket, recommendedServerOptions } from '../ws.js';
import { soon } from './wait.fixture.js';

/** What the test does to the next connections. */
type Sabotage = 'reply lost' | 'reply cut' | 'handshake refused' | 'cut at open';

/** The service's message path, small: the POST that begins an answer, the stream, the stop, the session. */
export class PortalServer {
  readonly hub = createHub();
  readonly questions: { text: string; key: string; cookie: string | undefined }[] = [];
  readonly handshakes: string[] = [];
  readonly stops: string[] = [];
  readonly sabotage: Sabotage[] = [];
  /** Called with the writer of every new answer before the 202 is sent. */
  answer: (writer: AnswerWriter, text: string) => void = () => undefined;
  refusal: { status: number; headers: Record<string, string>; body: object } | undefined;
  signedIn = true;
  /** How long the 202 takes. */
  delayMs = 0;
  readonly #replies = new Map<string, object>();
  readonly #streams = new Set<Socket>();
  readonly #sockets = new WebSocketServer(recommendedServerOptions);
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => void this.#handle(request, response));
    this.#server.on('upgrade', (request: IncomingMessage, socket: Socket, head) =>
      this.#upgrade(request, socket, head),
    );
  }

  static async start(): Promise<PortalServer> {
    const portal = new PortalServer();
    await new Promise<void>((resolve) => portal.#server.listen(0, '127.0.0.1', resolve));
    return portal;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Breaks every open stream without a closing frame. */
  cutStreams(): void {
    for (const socket of this.#streams) socket.destroy();
  }

  async stop(): Promise<void> {
    await this.hub.close();
    this.#server.closeAllConnections();
    this.cutStreams();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const [, dialog = '', kind, id = ''] =
      /sessions\/([^/]+)\/(messages|answers)\/?([^/]*)/.exec(request.url ?? '') ?? [];
    if (request.method === 'GET')
      return reply(response, this.signedIn ? 200 : 401, { code: 'session_required' });
    if (kind === 'answers') {
      this.stops.push(id);
      return reply(response, (await this.hub.stop(dialog, id)) ? 204 : 404, { code: 'not_found' });
    }
    if (this.refusal) return reply(response, this.refusal.status, this.refusal.body, this.refusal.headers);
    const key = String(request.headers['idempotency-key']);
    const { text } = JSON.parse(body) as { text: string };
    this.questions.push({ text, key, cookie: request.headers.cookie });
    const accepted = this.#replies.get(key) ?? this.#begin(dialog, text, key);
    await soon(this.delayMs);
    if (this.#take('reply lost')) return void request.socket.destroy();
    if (this.#take('reply cut')) return cut(response, accepted);
    reply(response, 202, accepted);
  }

  #begin(dialog: string, text: string, key: string): object {
    const answerId = `answer-${this.questions.length}`;
    const writer = this.hub.begin(dialog, answerId);
    const stream = `/api/v1/assistant/sessions/${dialog}/stream`;
    const accepted = { answer_id: answerId, session_id: dialog, stream, cache: 'miss' };
    this.#replies.set(key, accepted);
    this.answer(writer, text);
    return accepted;
  }

  #upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void {
    this.handshakes.push(request.url ?? '');
    this.#streams.add(socket);
    socket.on('close', () => this.#streams.delete(socket));
    if (!this.signedIn || this.#take('handshake refused')) {
      socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (ws) => {
      if (this.#take('cut at open')) return ws.terminate();
      const url = new URL(request.url ?? '/', this.url);
      const resume = {
        answer: url.searchParams.get('answer') ?? '',
        offset: Number(url.searchParams.get('offset')),
      };
      attachWebSocket(this.hub, ws, { channel: url.pathname.split('/')[5] ?? '', resume });
    });
  }

  #take(what: Sabotage): boolean {
    if (this.sabotage[0] !== what) return false;
    this.sabotage.shift();
    return true;
  }
}

/** Breaks the connection in the middle of the body. */
function cut(response: ServerResponse, body: object): void {
  const whole = JSON.stringify(body);
  response.writeHead(202, { 'content-type': 'application/json', 'content-length': whole.length });
  response.write(whole.slice(0, whole.length / 2), () => response.destroy());
}

function reply(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { ...headers, 'content-type': 'application/json' });
  response.end(status === 204 ? '' : JSON.stringify(body));
}
