/** The files of the repository that know every operation or every permission. */
export const files = {
  contracts: 'libs/contracts/src/v1',
  contractIndex: 'libs/contracts/src/v1/index.ts',
  contractList: 'libs/contracts/src/v1/routes.ts',
  fakeAccess: 'libs/contracts/src/msw/fake-portal/access.ts',
  fakeOperations: 'libs/contracts/src/msw/fake-portal/operations/all.ts',
  contractRules: 'libs/contracts/src/msw/contract-rules/success-rules.ts',
  permissions: 'libs/rbac/src/permissions.ts',
  policy: 'libs/rbac/src/policy.ts',
  policyTest: 'libs/rbac/src/policy.unit.test.ts',
  areas: 'libs/rbac/src/visible-to.ts',
  areasTest: 'libs/rbac/src/visible-to.unit.test.ts',
  roles: 'libs/rbac/src/roles.ts',
  portal: 'apps/portal-api/src',
  routeTable: 'apps/portal-api/src/http/api-v1.ts',
  tags: 'apps/portal-api/src/docs/tags.ts',
  roleGrid: 'apps/portal-api/src/rules/role-grid.int.test.ts',
} as const;
