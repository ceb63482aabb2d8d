import { describe, expect, it } from '@jest/globals';
import { closeCodes, closeReasons } from '@portal/chat-stream';
import { streamFrame, streamPath } from '@portal/contracts';
import { dialogOfNamespace, socketIoPath } from '../stream/stream-address.js';
import { asyncApiDocument } from './asyncapi-document.js';
import type { JsonObject } from './json.js';
import { follow, referencesIn } from './resolve-reference.fixture.js';

const document = asyncApiDocument({ version: '1.2.3' });
const channel = document.channels['dialogStream'] as JsonObject;
const messages = Object.values(document.components['messages'] ?? {});

describe('the AsyncAPI document', () => {
  it('describes the stream at its path, from the side of the portal', () => {
    expect(document).toMatchObject({ asyncapi: '3.0.0', info: { version: '1.2.3' } });
    expect(channel['address']).toBe(streamPath);
    expect(Object.keys(channel['parameters'] as object)).toEqual(
      [...streamPath.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    );
    expect(document.operations['sendAnswer']).toMatchObject({ action: 'send' });
  });

  it('has one message for each type of frame, with an example that the contract accepts', () => {
    const types = streamFrame.options.map(({ shape }) => shape.type.value);
    expect(messages.map(({ name }) => name)).toEqual(types);
    for (const { examples, summary, payload } of messages) {
      const [example] = examples as { payload: unknown }[];
      expect(streamFrame.safeParse(example?.payload).error).toBeUndefined();
      expect(summary).toEqual(expect.stringMatching(/\.$/));
      expect(payload).toMatchObject({ type: 'object', additionalProperties: false });
    }
  });

  it('has the query by which a reader resumes', () => {
    const { ws } = channel['bindings'] as { ws: { query: JsonObject } };
    expect(Object.keys(ws.query['properties'] as object)).toEqual(['answer', 'offset']);
  });

  it('explains every close code', () => {
    const explained = channel['x-close-codes'] as { code: number; when: string; next: string }[];
    expect(explained.map(({ code }) => code)).toEqual(Object.values(closeCodes));
    for (const { when, next } of explained) for (const text of [when, next]) expect(text).toMatch(/\.$/);
  });

  it('names the roles of the policy', () => {
    expect(channel['x-roles']).toEqual({
      student: 'own',
      teacher: 'own',
      school_admin: 'own',
      coordinator: 'own',
    });
  });

  it('describes the same stream by Socket.IO: namespace, resume, events and the last word', () => {
    const socketIo = document.channels['dialogSocketIo'] as JsonObject;
    expect(dialogOfNamespace(String(socketIo['address']).replace('{id}', 'dlg-1'))).toBe('dlg-1');
    expect(document.servers['portalSocketIo']).toMatchObject({ pathname: socketIoPath });
    expect(socketIo).toMatchObject({
      parameters: channel['parameters'],
      'x-auth': (channel['bindings'] as { ws: { query: JsonObject } }).ws.query,
      'x-close-codes': channel['x-close-codes'],
      'x-roles': channel['x-roles'],
    });
    const names = messages.map(({ name }) => String(name));
    expect(socketIo['x-events']).toEqual({
      ...Object.fromEntries(names.map((name) => [name, 'message'])),
      closing: 'closing',
    });
    const { closing } = socketIo['messages'] as { closing: { examples: { payload: unknown }[] } };
    expect(closing.examples[0]?.payload).toEqual({
      code: closeCodes.coreFailed,
      reason: closeReasons[closeCodes.coreFailed],
    });
    expect(document.operations['sendAnswerBySocketIo']).toMatchObject({ action: 'send' });
  });

  it('refers only to what is there', () => {
    const references = referencesIn(document);
    expect(references.length).toBeGreaterThan(5);
    for (const reference of references)
      expect([reference, follow(document, reference)]).toEqual([reference, expect.any(Object)]);
  });
});
