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

/** The public documents. All of them are made once, at start. */
export function docsRoutes(routes: readonly DocumentedRoute[]): Router {
  const asyncApi = asyncApiDocument({ version });
  const folder = findViewerFolder();
  const router = express.Router({ caseSensitive: true });
  router.get('/', send('html', renderViewerPage({ hasViewer: folder !== null })));
  router.get('/openapi.json', send('json', JSON.stringify(openApiDocument(routes, { version }), null, 1)));
  router.get('/asyncapi.json', send('json', JSON.stringify(asyncApi, null, 1)));
  router.get('/stream', send('html', renderStreamPage(asyncApi)));
  router.get('/errors', send('html', renderErrorCatalogue()));
  for (const code of codes) router.get(`/errors/${code}`, send('html', renderErrorPage(code)));
  router.get('/assets/docs.css', send('css', pageStyle));
  router.get('/assets/viewer.js', send('js', viewerScript));
  if (folder !== null) router.use('/assets', sendViewerFiles(folder));
  router.use((request) => {
    if (request.method === 'GET' || request.method === 'HEAD') throw new Refusal('not_found');
    throw new Refusal('method_not_allowed', { headers: { allow: 'GET, HEAD' } });
  });
  return router;
}

function send(type: 'html' | 'json' | 'css' | 'js', text: string): RequestHandler {
  return (_request, response) => {
    response.set('cache-control', 'no-cache').type(type).send(text);
  };
}

/** Revalidated by their ETag, so that a new release is seen at once and an old file is not sent twice. */
function sendViewerFiles(folder: string): RequestHandler {
  const files = express.static(folder, {
    index: false,
    cacheControl: false,
    setHeaders: (response) => response.setHeader('cache-control', 'no-cache'),
  });
  return (request, response, next) => {
    if (viewerFiles.some((file) => request.path === `/${file}`)) files(request, response, next);
    else next();
  };
}
