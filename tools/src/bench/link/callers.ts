import { randomUUID } from 'node:crypto';
import { Agent, request } from 'undici';

/** Does one thing once; the number tells one time from another. */
export type Caller = (index: number) => Promise<void>;

export type CallerName = 'undici data' | 'link data' | 'undici chat' | 'link chat';

/** What is used of the portal's link to the core. */
interface Link {
  readUser(id: string, trace: { requestId: string }): Promise<unknown>;
  chat(
    request: object,
    call: { answerId: string; requestId: string; signal: AbortSignal },
  ): Promise<{ relay(to: { token(text: string): void; done(id: string): void }): Promise<void> }>;
}

/** The modules of the portal that make its link, as the portal makes it. */
interface LinkModules {
  readConfig(environment: NodeJS.ProcessEnv): { core: object };
  createHttpCoreLink(options: object): Link;
}

const nothing = { token: () => undefined, done: () => undefined };
const question = {
  session_id: 'd-1',
  anonymous_user_id: 'bench',
  messages: [{ role: 'user', text: 'Why is the sky blue?' }],
  scenario: 'general',
};

/** The same requests over plain undici and over the portal's link; a chat call ends when its answer has been read. */
export async function createCallers(
  coreUrl: string,
  linkModule: string,
): Promise<Readonly<Record<CallerName, Caller>>> {
  const { readConfig, createHttpCoreLink } = (await import(linkModule)) as LinkModules;
  const link = createHttpCoreLink(readConfig({ CORE_URL: coreUrl }).core);
  const dispatcher = new Agent({ connections: 512 });
  return {
    'undici data': async (index) => {
      const headers = { 'x-request-id': `r-${index}` };
      const { body } = await request(`${coreUrl}/v1/users/u-${index}`, { dispatcher, headers });
      await body.json();
    },
    'link data': async (index) => {
      await link.readUser(`u-${index}`, { requestId: `r-${index}` });
    },
    'undici chat': async (index) => {
      const { body } = await request(`${coreUrl}/v1/chat`, {
        dispatcher,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          'x-request-id': `r-${index}`,
        },
        body: JSON.stringify(question),
      });
      await body.text();
    },
    'link chat': async (index) => {
      const call = { answerId: randomUUID(), requestId: `r-${index}`, signal: new AbortController().signal };
      await (await link.chat(question, call)).relay(nothing);
    },
  };
}
