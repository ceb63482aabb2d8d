import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problem, problemCodes, v1Contracts } from '@portal/contracts';
import { authorize, roles } from '@portal/rbac';
import { apiV1 } from '../http/api-v1.js';
import type { Route } from '../http/define-route.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { exampleOf } from './example-of.js';
import type { JsonObject } from './json.js';
import { openApiDocument, type OpenApiDocument } from './openapi-document.js';
import { namedInHeaders } from './reply-headers.js';
import { follow, referencesIn, resolved } from './resolve-reference.fixture.js';

let test: TestPortal;
let routes: readonly Route[];
let document: OpenApiDocument;
/** Each operation with its method and path. */
let operations: { path: string; method: string; operation: JsonObject }[];

beforeAll(async () => {
  test = await startTestPortal();
  routes = apiV1(test.portal.context);
  document = openApiDocument(routes, { version: '1.2.3' });
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
});

const operationOf = ({ contract }: Route) =>
  document.paths[contract.path]?.[contract.method.toLowerCase()] as JsonObject;
const responsesOf = (operation: JsonObject) => Object.entries(operation['responses'] as JsonObject);
const contentOf = (response: unknown, type: string) =>
  (resolved(document, response)['content'] as Record<string, JsonObject> | undefined)?.[type];

describe('the route table', () => {
  it('serves every contract of v1, and nothing that is no contract of v1', () => {
    expect(routes.map(({ contract }) => contract.name).sort()).toEqual(
      v1Contracts.map(({ name }) => name).sort(),
    );
    for (const { contract } of routes) expect(v1Contracts).toContain(contract);
  });
});

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1 of the version that was asked for', () => {
    expect(document).toMatchObject({ openapi: '3.1.1', info: { title: 'Portal', version: '1.2.3' } });
  });

  it('has every route of the table, and the stream', () => {
    const ids = operations.map(({ operation }) => operation['operationId']);
    expect(ids.sort()).toEqual([...routes.map(({ contract }) => contract.name), 'openStream'].sort());
    for (const route of routes) expect(operationOf(route)['operationId']).toBe(route.contract.name);
  });

  it('says in each operation what it does, in words of its own', () => {
    for (const { contract } of routes) {
      expect([contract.name, contract.description ?? 'no description']).toEqual([
        contract.name,
        expect.stringMatching(/^[A-Z`][^]{20,}\.$/),
      ]);
    }
    for (const { operation } of operations) {
      expect(operation['summary']).toMatch(/^[A-Z]/);
      expect(operation['description']).toContain('**Who may call this:**');
    }
  });

  it('names the roles of each operation as the policy has them', () => {
    for (const route of routes) {
      const { permission } = route;
      const expected = roles.flatMap((role) => {
        const scope = permission === 'anyone' ? 'own' : authorize(role, permission);
        return scope ? [[role, scope]] : [];
      });
      const operation = operationOf(route);
      expect(operation['x-roles']).toEqual(Object.fromEntries(expected));
      expect(operation['security']).toEqual(permission === 'anyone' ? [] : undefined);
      if (permission === 'anyone') continue;
      for (const role of roles)
        expect(String(operation['description']).includes(`\`${role}\``)).toBe(
          authorize(role, permission) !== null,
        );
    }
  });

  it('shows for each body and each reply an example that its contract accepts', () => {
    for (const route of routes) {
      const { body, reply, name, status } = route.contract;
      const operation = operationOf(route);
      const { content } = (operation['requestBody'] ?? {}) as { content?: Record<string, JsonObject> };
      expect([name, content === undefined]).toEqual([name, body === undefined]);
      if (body)
        expect([name, body.safeParse(content?.['application/json']?.['example']).error]).toEqual([
          name,
          undefined,
        ]);
      const shown = contentOf((operation['responses'] as JsonObject)[status], 'application/json');
      expect([name, shown === undefined]).toEqual([name, reply === undefined]);
      if (reply) expect([name, reply.safeParse(shown?.['example']).error]).toEqual([name, undefined]);
    }
  });

  it('shows examples with words of the subject, never the placeholder of a text without one', () => {
    for (const { contract } of routes) {
      const shown = [
        contract.body && exampleOf(contract.body, 'input'),
        contract.reply && exampleOf(contract.reply, 'output'),
      ];
      expect([contract.name, JSON.stringify(shown)]).toEqual([
        contract.name,
        expect.not.stringMatching(/[:[]"text"/),
      ]);
    }
  });

  it('shows for each parameter with an example one that its contract accepts', () => {
    for (const route of routes) {
      const { params, query, name } = route.contract;
      const given = (operationOf(route)['parameters'] ?? []) as JsonObject[];
      for (const [place, schema] of [
        ['path', params],
        ['query', query],
      ] as const) {
        const shown = given.filter((parameter) => parameter['in'] === place && 'example' in parameter);
        const values = Object.fromEntries(
          shown.map((parameter) => [parameter['name'], parameter['example']]),
        );
        if (schema) expect([name, schema.safeParse(values).error]).toEqual([name, undefined]);
      }
    }
  });

  it('shows for each error a problem of that status and code', () => {
    for (const { operation } of operations) {
      const errors = responsesOf(operation).filter(([status]) => Number(status) >= 400);
      expect(errors.length).toBeGreaterThan(3);
      for (const [status, response] of errors) {
        const shown = contentOf(response, 'application/problem+json')?.['examples'];
        const examples = Object.entries(shown as Record<string, { value: unknown }>);
        expect(examples.length).toBeGreaterThan(0);
        for (const [code, { value }] of examples)
          expect(problem.parse(value)).toMatchObject({
            code,
            status: Number(status),
            type: `/docs/errors/${code}`,
          });
      }
    }
  });

  it('lists the errors of each contract', () => {
    for (const route of routes) {
      const responses = operationOf(route)['responses'] as JsonObject;
      for (const code of route.contract.errors) {
        const shown = contentOf(responses[problemCodes[code].status], 'application/problem+json');
        expect(Object.keys((shown?.['examples'] ?? {}) as object)).toContain(code);
      }
    }
  });

  it('declares every parameter of every path', () => {
    for (const { path, operation } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = ((operation['parameters'] ?? []) as JsonObject[])
        .filter((parameter) => parameter['in'] === 'path')
        .map(({ name, required, schema }) => ({ name, required, typed: 'type' in (schema as object) }));
      expect(declared).toEqual(named.map((name) => ({ name, required: true, typed: true })));
    }
  });

  it('refers only to what is there, under names that OpenAPI allows', () => {
    const references = referencesIn(document);
    expect(references.length).toBeGreaterThan(100);
    for (const reference of references)
      expect([reference, follow(document, reference)]).toEqual([reference, expect.any(Object)]);
    const names = Object.values(document.components).flatMap(Object.keys);
    for (const name of names) expect(name).toMatch(/^[a-zA-Z0-9._-]+$/);
    for (const requirement of document.security)
      expect(Object.keys(document.components['securitySchemes'] ?? {})).toEqual(Object.keys(requirement));
  });

  it('has only tags, responses and headers of the form that OpenAPI asks for', () => {
    const tags = document.tags.map(({ name }) => name);
    for (const { operation } of operations) {
      expect(tags).toEqual(expect.arrayContaining(operation['tags'] as string[]));
      for (const [status, response] of responsesOf(operation)) {
        expect(status).toMatch(/^[1-5]\d\d$/);
        expect(resolved(document, response)['description']).toEqual(expect.stringMatching(/\S/));
      }
    }
    for (const tag of document.tags) expect(tag['description']).toEqual(expect.stringMatching(/\S/));
    for (const header of Object.values(document.components['headers'] ?? {}))
      expect(header).toEqual(
        expect.objectContaining({ description: expect.any(String), schema: expect.any(Object) }),
      );
  });

  it('gives headers of their own only to operations that exist', () => {
    const names = v1Contracts.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...namedInHeaders]));
  });
});
