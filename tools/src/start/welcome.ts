import { sampleIds } from '@portal/core-fake';
import type { StartSettings } from './settings.js';

const defaultPortalUrl = 'http://127.0.0.1:3000';

/** What a newcomer sees when everything is up. */
export function welcome({ portalUrl, opsUrl, coreUrl, ownCore }: StartSettings, seconds: number): string {
  const chatFor = portalUrl === defaultPortalUrl ? '' : `PORTAL_URL=${portalUrl} `;
  return `
Portal is up after ${seconds.toFixed(1)} s. Ctrl-C ends everything.

  Portal        ${portalUrl}/api/v1
  Documents     ${portalUrl}/docs (every route, with "try it")
  Operations    ${opsUrl}/readyz (internal: /livez, /readyz, /metrics)
  Core          ${coreUrl} (${ownCore ? 'core-mock; what reached it: /__mock/requests' : 'yours: set by CORE_URL'})

  Sample IDs, one line a role:
${Object.entries(sampleIds)
  .map(([role, id]) => `    ${role.padEnd(20)}${id}`)
  .join('\n')}
    More students: stu-1002 to stu-1030, one class.

  Three things to try:
    1. Chat in a second terminal:   ${chatFor}npm run chat -- stu-1001 "Почему небо голубое?"
    2. Sign in with curl:           curl -i ${portalUrl}/api/v1/auth/login -H 'Content-Type: application/json' -d '{"student_id":"stu-1001"}'
    3. Open in a browser:           ${portalUrl}/docs
`;
}
