import type { Page } from '@playwright/test';

/** One message of a stream, or how it ended, as the page saw it. */
export interface SeenStream {
  readonly opened: boolean;
  readonly frames: readonly { readonly type: string; readonly data: unknown }[];
  readonly closeCode: number | undefined;
}

/** A reply as the page saw it. */
export interface SeenReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  // Bodies are what the tests assert on, field by field.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/** A front end at the portal's own origin: an empty page whose script does what a real one would. */
export class FrontEnd {
  private constructor(private readonly page: Page) {}

  static async open(page: Page, portalUrl: string): Promise<FrontEnd> {
    await page.route(`${portalUrl}/front-end`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Front end</title>' }),
    );
    await page.goto(`${portalUrl}/front-end`);
    return new FrontEnd(page);
  }

  /** A request by fetch, with the cookies that the browser holds. */
  async send(method: string, path: string, body?: unknown): Promise<SeenReply> {
    return this.page.evaluate(
      async ([verb, url, json]) => {
        const reply = await fetch(url, {
          method: verb,
          ...(json === undefined ? {} : { body: json, headers: { 'content-type': 'application/json' } }),
        });
        const text = await reply.text();
        return {
          status: reply.status,
          headers: Object.fromEntries(reply.headers),
          body: text === '' ? undefined : JSON.parse(text),
        };
      },
      [method, `/api/v1${path}`, body === undefined ? undefined : JSON.stringify(body)] as const,
    );
  }

  async signIn(id: string): Promise<void> {
    const { status } = await this.send('POST', '/auth/login', { student_id: id });
    if (status !== 200) throw new Error(`Sign-in of ${id} gave ${status}`);
  }

  async createDialog(scenario?: string): Promise<string> {
    const { status, body } = await this.send('POST', '/assistant/sessions', scenario && { scenario });
    if (status !== 201) throw new Error(`A new dialog gave ${status}`);
    return body.id;
  }

  ask(dialogId: string, text: string): Promise<SeenReply> {
    return this.send('POST', `/assistant/sessions/${dialogId}/messages`, { text });
  }

  /** Opens a WebSocket from the page and keeps what arrives under a name. Resolves when it is open or refused. */
  async openStream(name: string, path: string): Promise<void> {
    await this.page.evaluate(
      ([key, address]) =>
        new Promise<void>((resolve) => {
          const socket = new WebSocket(new URL(address, location.href.replace(/^http/, 'ws')));
          const seen = {
            opened: false,
            frames: [] as object[],
            closeCode: undefined as number | undefined,
            socket,
          };
          Object.assign(globalThis, { [`stream:${key}`]: seen });
          socket.onopen = () => {
            seen.opened = true;
            resolve();
          };
          socket.onmessage = ({ data }) => seen.frames.push(JSON.parse(data));
          socket.onclose = ({ code }) => {
            seen.closeCode = code;
            resolve();
          };
        }),
      [name, path] as const,
    );
  }

  /** Opens the stream of a dialog. */
  openDialogStream(name: string, dialogId: string): Promise<void> {
    return this.openStream(name, `/api/v1/assistant/sessions/${dialogId}/stream`);
  }

  /** What arrived until now. */
  async stream(name: string): Promise<SeenStream> {
    return this.page.evaluate((key) => {
      const { opened, frames, closeCode } = Reflect.get(globalThis, `stream:${key}`);
      return { opened, frames: [...frames], closeCode };
    }, name);
  }

  async sendOnStream(name: string, data: string): Promise<void> {
    await this.page.evaluate(([key, text]) => Reflect.get(globalThis, `stream:${key}`).socket.send(text), [
      name,
      data,
    ] as const);
  }

  readCookies(): Promise<string> {
    return this.page.evaluate(() => document.cookie);
  }
}
