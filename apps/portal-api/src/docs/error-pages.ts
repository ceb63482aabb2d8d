import { problemCodes, type ProblemCode } from '@portal/contracts';
import { errorGuide } from './error-guide.js';
import { problemExample } from './error-responses.js';
import { escapeHtml, inline } from './html.js';
import { renderPage } from './page.js';

export const codes = Object.keys(problemCodes) as ProblemCode[];

/** Every code with its status and when it comes. */
export function renderErrorCatalogue(): string {
  const rows = codes.map((code) => {
    const { status } = problemCodes[code];
    return `<tr><td>${status}</td><th scope="row"><a href="/docs/errors/${code}"><code>${code}</code></a></th><td>${inline(errorGuide[code].when)}</td></tr>`;
  });
  return renderPage({
    title: 'Errors',
    path: '/docs/errors',
    main: `<div class="text">
<h1>Errors</h1>
<p>Every error is <code>application/problem+json</code> (RFC 9457). Decide by <code>code</code>: it never changes. <code>type</code> is the address of its page here.</p>
<div class="table"><table>
<thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">When</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>
</div>`,
  });
}

/** One code: the page that the `type` of a problem leads to. */
export function renderErrorPage(code: ProblemCode): string {
  const { status, title } = problemCodes[code];
  const { when, next } = errorGuide[code];
  const example = JSON.stringify(problemExample(code), null, 2);
  return renderPage({
    title: `${status} ${code}`,
    path: `/docs/errors/${code}`,
    main: `<article class="text">
<h1>${escapeHtml(title)}</h1>
<dl>
<dt>Code</dt><dd><code>${code}</code></dd>
<dt>Status</dt><dd>${status}</dd>
<dt>When it happens</dt><dd>${inline(when)}</dd>
<dt>What to do next</dt><dd>${inline(next)}</dd>
</dl>
<h2>Example</h2>
<pre tabindex="0"><code>${escapeHtml(example)}</code></pre>
<p><a href="/docs/errors">All errors</a></p>
</article>`,
  });
}
