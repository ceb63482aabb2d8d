import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyRepository, type RepositoryCopy } from './repository-copy.js';

const minuteMs = 60_000;
/** A program that hangs is ended a little before. */
const programMs = 6 * minuteMs;
const route = '@portal/tools:route';
const recognizer = '@portal/tools:recognizer';

/**
 * One of each kind: a new part with a permission of its own, a new group of the administration, an operation that takes a
 * body and a parameter of the same name, one without a reply that everybody may call, a word where another operation has a
 * parameter; a recognizer of each language.
 */
const orders = [
  [
    ...[route, 'listNotices', '--path=/notices', '--permission=notices:own', '--roles=student,ministry:all'],
    "--summary=What's new /* or not */ `${here}` \\",
  ],
  [
    ...[route, 'postNotice', '--path=/admin/notices', '--method=POST', '--permission=admin.notices:write'],
    '--roles=system_admin:all,school_admin:own_school',
  ],
  [route, 'rate-course', '--path=/courses/{id}/{text}/{role}', '--method=POST', '--permission=courses:read'],
  [route, 'dropNotice', '--path=/health/notice', '--method=DELETE', '--permission=health:read'],
  [route, 'listMine', '--path=/courses/mine', '--permission=courses:read'],
  [recognizer, 'library-card', '--locale=en'],
  [recognizer, 'gate-pass', '--locale=ru', '--word=номер пропуска'],
] as const;
const written = ['list-notices', 'post-notice', 'rate-course', 'drop-notice', 'list-mine'];
const changed = ['libs/contracts', 'libs/rbac', 'libs/anonymizer', 'apps/portal-api'];

let copy: RepositoryCopy;
beforeAll(async () => {
  copy = await copyRepository();
}, minuteMs);
afterAll(async () => copy?.[Symbol.asyncDispose]());

describe('a generator', () => {
  it(
    'that cannot do what it is asked says what to write instead',
    async () => {
      const { code, stdout, stderr } = await copy.generate(recognizer, 'school', '--locale=en');
      expect(code).not.toBe(0);
      expect(stdout + stderr).toContain('exists already. Choose another name');
    },
    minuteMs,
  );

  it(
    'changes nothing on a dry run',
    async () => {
      const { code, stdout } = await copy.generate(...orders[0], '--dry-run');
      expect([code, stdout]).toEqual([
        0,
        expect.stringContaining('CREATE libs/contracts/src/v1/list-notices.ts'),
      ]);
      expect(existsSync(join(copy.root, 'libs/contracts/src/v1/list-notices.ts'))).toBe(false);
    },
    minuteMs,
  );
});

describe('what the generators write', () => {
  beforeAll(async () => {
    for (const order of orders) {
      const { code, stdout, stderr } = await copy.generate(...order);
      if (code !== 0) throw new Error(`${order.join(' ')}\n${stdout}\n${stderr}`);
    }
    // Seven runs of Nx, in the time that other tests leave.
  }, 5 * minuteMs);

  it(
    'has a type check without complaints',
    async () => {
      expect(await copy.complaints('.', 'native-typescript/bin/tsc', '-p', 'tsconfig.check.json')).toBe('');
    },
    programMs,
  );

  it(
    'has lint and format without complaints',
    async () => {
      const files = await listGenerated(copy.root);
      expect(files.length).toBeGreaterThanOrEqual(24);
      expect(await copy.complaints('.', 'eslint/bin/eslint.js', '--max-warnings=0', ...files)).toBe('');
      expect(await copy.complaints('.', 'prettier/bin/prettier.cjs', '--check', ...files)).toBe('');
    },
    programMs,
  );

  it(
    'passes its tests and those that guard contract, roles, documents and recognizers',
    async () => {
      expect(await copy.failures('libs/rbac')).toBe('');
      expect(await copy.failures('libs/contracts')).toBe('');
      expect(await copy.failures('libs/anonymizer', 'recognizers.int', 'library-card', 'gate-pass')).toBe('');
      const guards = ['docs/', 'role-grid', 'roles', 'version-two', 'contract-suite'];
      expect(await copy.failures('apps/portal-api', ...guards, ...written)).toBe('');
    },
    2 * programMs,
  );

  it(
    'breaks nobody who uses the libraries',
    async () => {
      expect(await copy.failures('tools', 'accepted-api', '-t=(contracts|rbac) is kept')).toBe('');
    },
    programMs,
  );
});

/** The new files, and the tables that name them. */
async function listGenerated(root: string): Promise<string[]> {
  const tables = [
    'libs/contracts/src/v1/index.ts',
    'libs/contracts/src/v1/routes.ts',
    'libs/rbac/src/policy.ts',
    'libs/anonymizer/src/recognizers/all.ts',
    'apps/portal-api/src/http/api-v1.ts',
  ];
  const names = new RegExp(
    `(${[...written, 'library-card', 'gate-pass'].join('|')})\\.(unit\\.test\\.|int\\.test\\.)?ts$`,
  );
  const found = await Promise.all(
    changed.map(async (folder) =>
      (await readdir(join(root, folder, 'src'), { recursive: true }))
        .filter((path) => names.test(path))
        .map((path) => `${folder}/src/${path}`),
    ),
  );
  return [...tables, ...found.flat()];
}
