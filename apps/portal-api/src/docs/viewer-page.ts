import { renderPage } from './page.js';

const viewerHead = `<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
<script src="/docs/assets/swagger-ui-bundle.js" defer></script>
<script src="/docs/assets/viewer.js" defer></script>
`;
const withoutViewer = '<p>All operations are in <a href="/docs/openapi.json">openapi.json</a>.</p>';

/** The page with the operations; the viewer, where it is at hand, fills it from openapi.json. */
export function renderViewerPage({ hasViewer }: { readonly hasViewer: boolean }): string {
  return renderPage({
    title: 'Operations',
    path: '/docs',
    head: hasViewer ? viewerHead : '',
    main: `<h1 class="unseen">Operations</h1>
${hasViewer ? `<div id="viewer"><noscript>${withoutViewer}</noscript></div>` : withoutViewer}`,
  });
}

/** Starts the viewer in the browser, and keeps it dark or light as the reader's system is. */
export const viewerScript = `
'use strict';
{
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', follow);
  follow();
  SwaggerUIBundle({
    url: '/docs/openapi.json',
    dom_id: '#viewer',
    deepLinking: true,
    docExpansion: 'list',
    displayRequestDuration: true,
    tryItOutEnabled: false,
    validatorUrl: null,
  });
}
`.trimStart();
