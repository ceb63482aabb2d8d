import { fileURLToPath } from 'node:url';
import { policyMarkdown } from '../policy-table.js';

/** The page in the package. */
export const policyPageFile = fileURLToPath(new URL('../../POLICY.md', import.meta.url));

/** The whole page. */
export const policyPage = (): string => `# Who may do what

Written from the policy table of \`@portal/rbac\`: change \`src/policy.ts\` and write the page again, never the page.

${policyMarkdown()}

- **own**: what belongs to the user alone. Nobody, not even \`system_admin\`, reads another user's dialogs.
- **own school**, **own schools**, **own region**: the data of the schools that the user's references name. A user without the
  reference reaches nothing.
- **all**: every school. Courses belong to no school, so whoever may manage them manages all of them.
- **–**: refused with 403, and the refusal is an audit-log line. What is not in the table is refused as well.

\`login\` is the only operation without a permission.
`;
