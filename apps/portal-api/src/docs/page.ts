import { escapeHtml } from './html.js';

/** A page of the documents. `main` and `head` are HTML. */
export interface Page {
  readonly title: string;
  readonly main: string;
  readonly head?: string;
  /** Where the page is, so that the navigation can mark it. */
  readonly path: string;
}

const navigation = [
  ['/docs', 'Operations'],
  ['/docs/stream', 'Stream'],
  ['/docs/errors', 'Errors'],
] as const;

/** A whole page: no script of its own, nothing from elsewhere. */
export function renderPage({ title, main, head = '', path }: Page): string {
  const links = navigation.map(([href, name]) => {
    const here = path === href ? ' aria-current="page"' : '';
    return `<li><a href="${href}"${here}>${name}</a></li>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Portal</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/assets/docs.css">
${head}</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header>
<p class="name">Portal API</p>
<nav aria-label="Documents"><ul>${links.join('')}</ul></nav>
<p class="files"><a href="/docs/openapi.json">openapi.json</a> <a href="/docs/asyncapi.json">asyncapi.json</a></p>
</header>
<main id="main">
${main}
</main>
</body>
</html>
`;
}
