import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import { Refusal } from '../refusal.js';
import { asyncApiDocument } from './asyncapi-document.js';
import { codes, renderErrorCatalogue, renderErrorPage } from './error-pages.js';
import { openApiDocument } from './openapi-document.js';
import type { DocumentedRoute } from './operation-errors.js';
import { pageStyle } from './page-style.js';
import { renderStreamPage } from './stream-page.js';
import { findViewerFolder, viewerFiles } from './viewer-files.js';
import { renderViewerPage, viewerScript } from './viewer-page.js';

/** Version of the documents: the first number is the one in the path. */
const version = '1.0.0';

/**
 * The public documents. Each is made once, when it is first asked for: together they take longer than all the rest of a start,
 * and most instances are never asked.
 */
export function docsRoutes(routes: readonly DocumentedRoute[]): Router {
  const asyncApi = once(() => asyncApiDocument({ version }));
  const folder = findViewerFolder();
  const router = express.Router({ caseSensitive: true });
  const openApiText = () => JSON.stringify(openApiDocument(routes, { version }), null, 1);
  router.get(
    '/',
    send('html', () => renderViewerPage({ hasViewer: folder !== null })),
  );
  router.get('/openapi.json', send('json', openApiText));
  router.get(
    '/asyncapi.json',
    send('json', () => JSON.stringify(asyncApi(), null, 1)),
  );
  router.get(
    '/stream',
    send('html', () => renderStreamPage(asyncApi())),
  );
  router.get('/errors', send('html', renderErrorCatalogue));
  for (const code of codes)
    router.get(
      `/errors/${code}`,
      send('html', () => renderErrorPage(code)),
    );
  router.get(
    '/assets/docs.css',
    send('css', () => pageStyle),
  );
  router.get(
    '/assets/viewer.js',
    send('js', () => viewerScript),
  );
  if (folder !== null)
    for (const file of viewerFiles) router.get(`/assets/${file}`, sendViewerFile(join(folder, file)));
  router.use((request) => {
    if (request.method === 'GET' || request.method === 'HEAD') throw new Refusal('not_found');
    throw new Refusal('method_not_allowed', { headers: { allow: 'GET, HEAD' } });
  });
  return router;
}

/** What was made stays: whoever asks again gets the same. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** One copy of the text is for all: replies that wait behind others on their connections do not add up. */
function send(type: 'html' | 'json' | 'css' | 'js', makeText: () => string): RequestHandler {
  const bytes = once(() => Buffer.from(makeText()));
  return (_request, response) => {
    response.set('cache-control', 'no-cache').type(type).send(bytes());
  };
}

/**
 * Revalidated by its ETag, so that a new release is seen at once and an old file is not sent twice. From memory: a file that is
 * opened for a reply which never gets its turn stays open.
 */
function sendViewerFile(path: string): RequestHandler {
  const file = once(() => {
    const bytes = readFileSync(path);
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
  });
  return (_request, response) => {
    const { bytes, etag } = file();
    response.set({ 'cache-control': 'no-cache', etag }).type(extname(path)).send(bytes);
  };
}
