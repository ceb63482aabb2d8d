import type { OperationName } from '../../client/operations.js';
import { v1Contracts } from '../../v1/routes.js';
import { expectProblem, expectWrongPlace } from './expect-reply.js';
import type { PortalUnderTest, RawReply } from './portal-under-test.js';
import { holds, type ContractRule } from './rule.js';
import { call, contractOf, someRoleFor, type OperationRequest } from './visitor.js';

const named = (having: 'params' | 'query' | 'body') =>
  v1Contracts.filter((contract) => contract[having]).map(({ name }) => name as OperationName);

const ask = (portal: PortalUnderTest, name: OperationName, request: OperationRequest): Promise<RawReply> =>
  call(portal, name === 'login' ? null : someRoleFor(name), name, request);

const paths = named('params').map((name): ContractRule => ({
  title: `${name}: names the wrong parameter`,
  async check(portal) {
    const keys = [...contractOf(name).path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key ?? '');
    for (const key of keys) {
      for (const value of ['-x', '%D0%B0', 'a%2Fb', 'a'.repeat(129)]) {
        // Method and body stay out of it: whatever else is wrong, this place is named as well.
        const reply = await ask(portal, name, { params: { [key]: value } });
        const { errors = [] } = expectProblem(`${name} ${key}=${value}`, reply, 'validation_failed');
        const pointers = errors.map(({ pointer }) => pointer);
        holds(`${name}: names ${key}`, pointers.includes(`/path/${key}`), pointers);
      }
    }
  },
}));

const queries = named('query').flatMap((name): ContractRule[] => {
  const wrong = (title: string, query: string, pointer: string): ContractRule => ({
    title: `${name}: refuses ${title}`,
    check: async (portal) => expectWrongPlace(query, await ask(portal, name, { query }), pointer),
  });
  return [
    wrong('a limit of none', 'limit=0', '/query/limit'),
    wrong('a limit over a hundred', 'limit=101', '/query/limit'),
    wrong('a limit that is no number', 'limit=ten', '/query/limit'),
    wrong('a limit twice', 'limit=1&limit=2', '/query/limit'),
    wrong('an empty cursor', 'cursor=', '/query/cursor'),
    wrong('a cursor of its own making', 'cursor=bm90IGEgY3Vyc29y', '/query/cursor'),
    wrong('an unknown parameter', 'colour=red', '/query'),
  ];
});

const usage = (title: string, query: string, pointer: string): ContractRule => ({
  title: `readUsage: refuses ${title}`,
  check: async (portal) => expectWrongPlace(query, await ask(portal, 'readUsage', { query }), pointer),
});

const bodies = named('body').flatMap((name): ContractRule[] => {
  const rule = (
    title: string,
    check: (reply: RawReply) => void,
    request: OperationRequest,
  ): ContractRule => ({
    title: `${name}: refuses ${title}`,
    check: async (portal) => check(await ask(portal, name, request)),
  });
  const problem = (code: Parameters<typeof expectProblem>[2]) => (reply: RawReply) =>
    void expectProblem(name, reply, code);
  const quiet = (reply: RawReply) => {
    const { errors = [] } = expectProblem(name, reply, 'validation_failed');
    holds(
      `${name}: names the body`,
      errors.some(({ pointer }) => pointer === '/body'),
      errors,
    );
    holds(`${name}: does not repeat what was sent`, !/secret_(field|value)/.test(reply.text), reply.text);
  };
  const deep = `${'['.repeat(40)}${']'.repeat(40)}`;
  return [
    rule('an unknown field, without repeating it', quiet, { body: { secret_field: 'secret_value' } }),
    rule('a list', problem('validation_failed'), { body: [] }),
    rule('a bare value', problem('validation_failed'), { body: '"text"' }),
    rule('what nests too deeply', problem('validation_failed'), { body: deep }),
    rule('broken JSON', problem('malformed_json'), { body: '{"text":' }),
    rule('bytes that are no UTF-8', problem('malformed_json'), {
      body: Uint8Array.of(0x22, 0xc3, 0x28, 0x22),
    }),
    rule('more than 64 KiB', problem('payload_too_large'), { body: { text: 'a'.repeat(70_000) } }),
    rule('another type', problem('unsupported_media_type'), {
      body: '{}',
      headers: { 'content-type': 'text/plain' },
    }),
    rule('another encoding', problem('unsupported_media_type'), {
      body: '{}',
      headers: { 'content-type': 'application/json; charset=windows-1251' },
    }),
  ];
});

const empty = (['changeSchool', 'changeCourse', 'changeSurvey', 'purgeAnswers'] as const).map(
  (name): ContractRule => ({
    title: `${name}: refuses a body that says nothing`,
    check: async (portal) => expectWrongPlace(name, await ask(portal, name, { body: {} }), '/body'),
  }),
);

/** What requests may hold: every place that is wrong is named, and no value repeated. */
export const inputRules: readonly ContractRule[] = [
  ...paths,
  ...queries,
  usage('an end before the beginning', 'from=2026-09-02&to=2026-09-01', '/query/to'),
  usage('more than a year', 'from=2024-01-01&to=2026-01-01', '/query/to'),
  usage('a day that is none', 'from=2026-02-30', '/query/from'),
  usage('another grouping', 'group_by=class', '/query/group_by'),
  ...bodies,
  ...empty,
];
