import { describe, expect, it } from '@jest/globals';
import { readStartSettings } from './settings.js';

const variables = (env: NodeJS.ProcessEnv) =>
  readStartSettings(env).ports.map(({ variable, port }) => [variable, port]);

describe('settings of npm start', () => {
  it('are the documented addresses when nothing is set', () => {
    const settings = readStartSettings({});
    expect(settings).toMatchObject({
      portalUrl: 'http://127.0.0.1:3000',
      opsUrl: 'http://127.0.0.1:3001',
      coreUrl: 'http://127.0.0.1:4000',
      ownCore: true,
    });
    expect(variables({})).toEqual([
      ['PORTAL_PORT', 3000],
      ['PORTAL_OPS_PORT', 3001],
      ['CORE_MOCK_PORT', 4000],
    ]);
  });

  it('let the portal follow a mock on another port', () => {
    expect(readStartSettings({ CORE_MOCK_PORT: '4100' })).toMatchObject({
      coreUrl: 'http://127.0.0.1:4100',
      ownCore: true,
    });
  });

  it.each([
    ['127.0.0.2', 'http://127.0.0.2:4000'],
    ['::1', 'http://[::1]:4000'],
    ['0:0::1', 'http://[0:0::1]:4000'],
    ['localhost', 'http://localhost:4000'],
    ['0.0.0.0', 'http://127.0.0.1:4000'],
  ])('let the portal follow a mock on another address: %s', (CORE_MOCK_HOST, coreUrl) => {
    const settings = readStartSettings({ CORE_MOCK_HOST });
    expect(settings).toMatchObject({ coreUrl, ownCore: true });
    expect(settings.ports).toContainEqual({ variable: 'CORE_MOCK_PORT', host: CORE_MOCK_HOST, port: 4000 });
    expect(readStartSettings({ CORE_MOCK_HOST, CORE_URL: coreUrl }).ownCore).toBe(true);
  });

  it('name addresses of what is started, also for a CORE_URL that ends in a slash', () => {
    const mock = 'http://127.0.0.1:4000/__mock/settings';
    expect(readStartSettings({}).readyUrls).toEqual(['http://127.0.0.1:3001/readyz', mock]);
    expect(readStartSettings({ CORE_URL: 'http://localhost:4000/' }).readyUrls).toContain(
      'http://localhost:4000/__mock/settings',
    );
    expect(readStartSettings({ CORE_URL: 'http://core.example' }).readyUrls).toEqual([
      'http://127.0.0.1:3001/readyz',
    ]);
  });

  it('start no mock beside a core of your own', () => {
    const settings = readStartSettings({ CORE_URL: 'http://127.0.0.1:4500' });
    expect(settings).toMatchObject({ coreUrl: 'http://127.0.0.1:4500', ownCore: false });
    expect(variables({ CORE_URL: 'http://core.example' })).not.toContainEqual(['CORE_MOCK_PORT', 4000]);
  });

  it('leave values that are no port to the app that explains them', () => {
    expect(variables({ PORTAL_PORT: 'abc', CORE_URL: 'x' })).toEqual([['PORTAL_OPS_PORT', 3001]]);
    expect(readStartSettings({ PORTAL_PORT: 'abc', CORE_URL: 'x' }).ownCore).toBe(false);
  });

  it('name a port that would be any, and leave the address of a mock whose port is wrong to the mock', () => {
    expect(readStartSettings({ PORTAL_OPS_PORT: '0', CORE_MOCK_PORT: '0' }).anyPorts).toEqual([
      'PORTAL_OPS_PORT',
      'CORE_MOCK_PORT',
    ]);
    expect(readStartSettings({ CORE_MOCK_PORT: '70000' })).toMatchObject({
      coreUrl: 'http://127.0.0.1:4000',
      ownCore: true,
      anyPorts: [],
    });
  });

  it('show an address that can be opened when the portal listens everywhere', () => {
    expect(readStartSettings({ PORTAL_HOST: '0.0.0.0' }).portalUrl).toBe('http://127.0.0.1:3000');
  });
});
