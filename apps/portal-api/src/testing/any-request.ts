import { METHODS } from 'node:http';
import fc from 'fast-check';
import type { Contract } from '@portal/contracts';
import { anyBrokenBody } from './any-json.js';
import { anyHeaders, contentTypes, cookieForms } from './any-headers.js';
import { anyPathOf, anyQuery, anyStrangeTarget } from './any-target.js';
import type { RawRequest } from './raw-http.js';
import { placesOf, putAt, sampleOf, strangeValues } from './wrong-types.js';

/** A request that still lacks its session. */
export interface AnyRequest extends RawRequest {
  /** Whose session it carries, by place in the list of signed-in users; null carries no cookie of anybody. */
  readonly who: number | null;
  readonly cookie: (live: string) => string | null;
}

/** CONNECT never reaches an application: node ends its connection. */
const methods = METHODS.filter((method) => method !== 'CONNECT');

/** The contract's body with one place changed, or one of the bodies that are no contract's. */
function anyBodyOf({ body }: Contract): fc.Arbitrary<Buffer | undefined> {
  const others = [
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 3, arbitrary: anyBrokenBody },
  ];
  if (!body) return fc.oneof(...others);
  const sample = sampleOf(body);
  const changed = fc
    .tuple(fc.constantFrom(...placesOf(sample)), fc.oneof(fc.constantFrom(...strangeValues), fc.jsonValue()))
    .map(([place, value]) => Buffer.from(JSON.stringify(putAt(sample, place, value))));
  return fc.oneof({ weight: 5, arbitrary: changed }, ...others);
}

const frame = (body: Buffer | undefined, chunked: boolean): Pick<RawRequest, 'headers' | 'body'> => {
  if (!body) return { headers: [] };
  if (!chunked) return { headers: [['content-length', String(body.length)]], body };
  const size = Buffer.from(body.length === 0 ? '' : `${body.length.toString(16)}\r\n`);
  const parts = body.length === 0 ? [] : [size, body, Buffer.from('\r\n')];
  return {
    headers: [['transfer-encoding', 'chunked']],
    body: Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]),
  };
};

const anyUpgrade: fc.Arbitrary<RawRequest['headers']> = fc
  .tuple(
    fc.constantFrom('websocket', 'WebSocket', 'h2c', 'websocket, h2c', ''),
    fc.constantFrom('dGhlIHNhbXBsZSBub25jZQ==', 'x', '', 'A'.repeat(500)),
    fc.constantFrom('13', '8', '7', '', 'x'),
    fc.constantFrom<RawRequest['headers'][]>(
      [],
      [['sec-websocket-protocol', ',']],
      [['sec-websocket-extensions', 'permessage-deflate; x=']],
    ),
  )
  .map(([protocol, key, version, more]) => [
    ['connection', 'Upgrade'],
    ['upgrade', protocol],
    ['sec-websocket-key', key],
    ['sec-websocket-version', version],
    ...more,
  ]);

/** Requests of every kind to every route of a table, near the contract and far from it. */
export function anyRequest(
  contracts: readonly Contract[],
  options: { readonly users: number; readonly known: readonly string[]; readonly streams: readonly string[] },
): fc.Arbitrary<AnyRequest> {
  const anyMethod = (own: string) =>
    fc.oneof(
      { weight: 24, arbitrary: fc.constant(own) },
      { weight: 6, arbitrary: fc.constantFrom(...methods) },
      { weight: 1, arbitrary: fc.constantFrom('get', 'FOO', 'G\xffT', '__proto__', 'POST'.repeat(50)) },
    );
  const anyWho = fc.option(fc.nat(options.users - 1), { freq: 8 });
  const anyCookie = fc.oneof(
    { weight: 8, arbitrary: fc.constant((live: string): string | null => live) },
    { weight: 1, arbitrary: fc.constantFrom(...cookieForms) },
  );
  const anyType = fc.oneof(
    { weight: 3, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom(...contentTypes) },
  );
  const base = { who: anyWho, cookie: anyCookie, more: anyHeaders };

  const routes = contracts.map((contract) => ({ contract, body: anyBodyOf(contract) }));
  const ofRoute = fc.constantFrom(...routes).chain(({ contract, body }) =>
    fc
      .record({
        ...base,
        method: anyMethod(contract.method),
        path: fc.oneof(
          { weight: 8, arbitrary: anyPathOf(contract, options.known) },
          { weight: 2, arbitrary: anyStrangeTarget },
        ),
        query: anyQuery,
        type: anyType,
        body,
        chunked: fc.boolean(),
      })
      .map(({ who, cookie, more, method, path, query, type, body, chunked }): AnyRequest => {
        const framed = frame(body, chunked);
        const typed: RawRequest['headers'] = body ? [['content-type', type]] : [];
        return {
          who,
          cookie,
          method,
          target: path + query,
          ...framed,
          headers: [...typed, ...framed.headers, ...more],
        };
      }),
  );
  const ofStream = fc
    .record({
      ...base,
      method: anyMethod('GET'),
      path: fc.oneof(fc.constantFrom(...options.streams), anyStrangeTarget),
      query: anyQuery,
      upgrade: anyUpgrade,
    })
    .map(({ who, cookie, more, method, path, query, upgrade }): AnyRequest => ({
      ...{ who, cookie, method, target: path + query },
      headers: [...upgrade, ...more],
    }));
  return fc.oneof({ weight: 12, arbitrary: ofRoute }, { weight: 1, arbitrary: ofStream });
}
