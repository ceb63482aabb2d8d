import type { OperationName } from '../../client/operations.js';
import { idempotentOperations } from '../../client/operations.js';
import { expectProblem, expectSuccess, expectWrongPlace } from './expect-reply.js';
import { courseBody, newDialog, schoolBody, surveyBody } from './made.js';
import type { PortalUnderTest } from './portal-under-test.js';
import { same, type ContractRule } from './rule.js';
import { call, contractOf, type OperationRequest } from './visitor.js';

type Name = (typeof idempotentOperations)[number];

interface Repeatable {
  readonly field: string;
  readonly remove?: OperationName;
  request(portal: PortalUnderTest): Promise<OperationRequest>;
}

/** A request, what of its body to change for another one, and what deletes what it made. */
const requests: Readonly<Record<Name, Repeatable>> = {
  postMessage: {
    field: 'text',
    request: async (portal) => ({ params: { id: await newDialog(portal) }, body: { text: 'Один раз?' } }),
  },
  createSchool: {
    field: 'title',
    remove: 'deleteSchool',
    request: async (portal) => ({ body: await schoolBody(portal) }),
  },
  createCourse: { field: 'title', remove: 'deleteCourse', request: async () => ({ body: courseBody }) },
  createSurvey: {
    field: 'title',
    remove: 'deleteSurvey',
    request: async (portal) => ({ body: await surveyBody(portal) }),
  },
  purgeAnswers: { field: 'scenario', request: async () => ({ body: { scenario: 'career' } }) },
};

let count = 0;

const rulesOf = (name: Name): ContractRule[] => {
  const { field, remove, request } = requests[name];
  const role = name === 'postMessage' ? 'student' : 'system_admin';
  const freshKey = () => `rule-${Date.now()}-${++count}`;
  return [
    {
      title: `${name}: happens once under an Idempotency-Key`,
      async check(portal) {
        const asked = { ...(await request(portal)), headers: { 'idempotency-key': freshKey() } };
        const first = await call(portal, role, name, asked);
        const made = expectSuccess<{ id: string } | undefined>(contractOf(name), first);
        const again = await call(portal, role, name, asked);
        const parts = (one: typeof first) => [one.status, one.body, one.headers.get('location')];
        same(`${name}: the repeat`, parts(again), parts(first));
        const other = {
          ...asked,
          body: { ...(asked.body as object), [field]: 'x' },
        };
        expectProblem(
          `${name} with another body`,
          await call(portal, role, name, other),
          'idempotency_conflict',
        );
        if (remove)
          expectSuccess(
            contractOf(remove),
            await call(portal, role, remove, { params: { id: made?.id ?? '' } }),
          );
      },
    },
    {
      title: `${name}: refuses a malformed Idempotency-Key`,
      async check(portal) {
        const asked = await request(portal);
        for (const key of ['two words', 'k'.repeat(129)]) {
          const reply = await call(portal, role, name, { ...asked, headers: { 'idempotency-key': key } });
          expectWrongPlace(`${name} with ${key}`, reply, '/header/Idempotency-Key');
        }
      },
    },
  ];
};

/** What a repeated request does. */
export const idempotencyRules: readonly ContractRule[] = idempotentOperations.flatMap(rulesOf);
