import js from '@eslint/js';
import { createProjectGraphAsync, readCachedProjectGraph } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';

const noEnvironment = {
  selector: "MemberExpression[object.name='process']:matches([property.name='env'], [property.value='env'])",
  message: 'Read settings from config.ts: it is the only reader of process.env.',
};

/**
 * Each of them makes a pattern hold the six hundred ranges of Unicode: with a hundred such patterns loading the anonymizer took
 * a fifth longer. The letters of Russian and English, with all accents, are three short classes.
 */
const noLettersOfUnicode = {
  selector: ':matches(Literal[regex.pattern=/\\\\p\\{L/], TemplateElement[value.raw=/\\\\p\\{L/])',
  message:
    'Write [A-Za-zÀ-ԯ] for a letter, [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ] for a capital and [a-zß-ſа-ԯ] for a small one: \\p{L} takes a millisecond.',
};

/** Which project may import which; the direction of the data is in the README. */
const boundaries = [
  { sourceTag: 'type:publishable', onlyDependOnLibsWithTags: ['type:none'] },
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: ['type:publishable'] },
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:publishable', 'type:testing'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:publishable', 'type:testing'] },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:publishable'] },
  { sourceTag: 'scope:core', onlyDependOnLibsWithTags: ['scope:core', 'scope:shared'] },
  {
    sourceTag: 'scope:portal',
    onlyDependOnLibsWithTags: ['scope:portal', 'scope:shared'],
    bannedExternalImports: ['mongodb*', 'mongoose', 'pg*', '@qdrant/*', 'chromadb', 'weaviate*'],
  },
];

// Without it the rule of the boundaries only says that it is skipped; in a fresh clone nothing has made it yet.
try {
  readCachedProjectGraph();
} catch {
  await createProjectGraphAsync({ exitOnError: true });
}

export default tseslint.config(
  { ignores: ['**/dist', '**/node_modules', '**/test-output', '**/.nx', '**/tmp'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.ts'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { enforceBuildableLibDependency: true, allow: [], depConstraints: boundaries },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-restricted-syntax': ['error', noEnvironment],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  { files: ['**/config.ts', 'tools/**', 'e2e/**'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['libs/anonymizer/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/evaluation/**'],
    rules: { 'no-restricted-syntax': ['error', noEnvironment, noLettersOfUnicode] },
  },
  {
    files: ['tools/**', '**/*.mjs'],
    rules: { 'no-console': 'off' },
    languageOptions: { globals: { console: 'readonly', process: 'readonly' } },
  },
  {
    // What only tests may use reaches no bundle, and core-fake through it neither.
    files: ['apps/portal-api/src/**/*.ts'],
    ignores: ['**/*.test.ts', 'apps/portal-api/src/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['**/testing/**'], message: 'Only tests use what is in testing.' }] },
      ],
    },
  },
  {
    // The real portal is tested against the mock's engine, in process.
    files: ['apps/portal-api/**/*.test.ts', 'apps/portal-api/src/testing/**'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          depConstraints: [
            { sourceTag: 'scope:portal', onlyDependOnLibsWithTags: ['scope:shared', 'type:testing'] },
          ],
        },
      ],
    },
  },
);
