import { streamPath } from '@portal/contracts';
import type { AsyncApiDocument } from './asyncapi-document.js';
import { closeCodeGuide } from './close-code-guide.js';
import { escapeHtml, inline, markdownToHtml } from './html.js';
import type { JsonObject } from './json.js';
import { parametersOf } from './operation.js';
import { renderPage } from './page.js';
import { resumeFields, streamParams } from './stream-operation.js';
import { whoMayCall } from './who-may-call.js';

/** The AsyncAPI document, to be read by people. */
export function renderStreamPage({ info, components }: AsyncApiDocument): string {
  const parameters = [
    ...parametersOf(streamParams, 'path'),
    ...parametersOf(resumeFields.partial(), 'query'),
  ].map((parameter) => [
    `<code>${parameter['name']}</code>`,
    String(parameter['in']),
    inline(String(parameter['description'] ?? '')),
  ]);
  return renderPage({
    title: 'The stream of a dialog',
    path: '/docs/stream',
    main: `<article class="text">
<h1>The stream of a dialog</h1>
<p><code>GET /api/v1${escapeHtml(streamPath)}</code> with an upgrade to WebSocket. ${inline(whoMayCall('dialogs:own'))}</p>
${markdownToHtml(String(info['description']))}
<h2>Parameters</h2>
${table(['Name', 'In', 'Meaning'], parameters)}
<h2>Frames</h2>
${Object.values(components['messages'] ?? {})
  .map(renderFrame)
  .join('\n')}
<h2>Close codes</h2>
${table(
  ['Code', 'When', 'What to do next'],
  closeCodeGuide.map(({ code, when, next }) => [`<code>${code}</code>`, inline(when), inline(next)]),
)}
</article>`,
  });
}

function renderFrame({ name, summary, examples }: JsonObject): string {
  const [example] = examples as { readonly payload: unknown }[];
  return `<h3><code>${String(name)}</code></h3>
<p>${inline(String(summary))}</p>
<pre tabindex="0"><code>${escapeHtml(JSON.stringify(example?.payload))}</code></pre>`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  const body = rows.map(([first, ...rest]) => {
    return `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<div class="table"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table></div>`;
}
