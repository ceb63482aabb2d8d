import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findViewerFolder } from './viewer-files.js';
import { renderViewerPage } from './viewer-page.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'viewer-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the files of the viewer', () => {
  it('come from the installed package', () => {
    expect(findViewerFolder()).toMatch(/swagger-ui-dist$/);
  });

  it('may be missing beside a bundle: the page then names the document instead', () => {
    expect(findViewerFolder(pathToFileURL(join(folder, 'main.js')).href)).toBeNull();
    const page = renderViewerPage({ hasViewer: false });
    expect(page).not.toContain('<script');
    expect(page).toContain('href="/docs/openapi.json"');
  });

  it('come from beside the bundle where the build has put them', async () => {
    const beside = join(folder, 'swagger-ui');
    await mkdir(beside);
    expect(findViewerFolder(pathToFileURL(join(folder, 'main.js')).href)).toBe(beside);
  });
});
