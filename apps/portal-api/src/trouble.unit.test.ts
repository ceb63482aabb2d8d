import { describe, expect, it } from '@jest/globals';
import { codeOf, hintFor, rootCodeOf } from './trouble.js';

const settings = { address: 'CORE_URL', secret: 'CORE_TOKEN' };
const coded = (code: string, cause?: unknown) => Object.assign(new Error('Василиса', { cause }), { code });

describe('the code of an error', () => {
  it('is the first word of what Redis answered, and nothing of the rest', () => {
    const error = (message: string) => Object.assign(new Error(message), { name: 'ReplyError' });
    expect(codeOf(error('WRONGPASS invalid username-password pair'))).toBe('WRONGPASS');
    expect(codeOf(error('Василиса is no integer'))).toBeUndefined();
  });

  it('is the status of an HTTP reply rather than the code of the library', () => {
    expect(codeOf(Object.assign(coded('ERR_BAD_REQUEST'), { response: { status: 401 } }))).toBe('HTTP 401');
  });

  it('is never a message', () => {
    expect(codeOf(new Error('Василиса'))).toBeUndefined();
    expect(codeOf('Василиса')).toBeUndefined();
    expect(codeOf(coded('no user Василиса'))).toBeUndefined();
  });

  it('is told of the bottom of a chain, where the others only say that there was no reply', () => {
    expect(rootCodeOf(coded('core_unavailable', coded('ECONNREFUSED')))).toBe('ECONNREFUSED');
    expect(rootCodeOf(coded('core_timeout', new Error('no code')))).toBe('core_timeout');
    const own = coded('core_timeout');
    own.cause = own;
    expect(rootCodeOf(own)).toBe('core_timeout');
  });
});

describe('the hint', () => {
  it.each([
    ['ENOTFOUND', /no host .* CORE_URL/],
    ['HTTP 403', /CORE_TOKEN/],
    ['HTTP 404', /speak .* CORE_URL/],
    ['HTTP 503', /not well/],
    ['OOM', /maxmemory/],
    ['MISCONF', /disk/],
    ['CERT_HAS_EXPIRED', /expired/],
    ['core_bad_response', /speak .* CORE_URL/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /NODE_EXTRA_CA_CERTS/],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /NODE_EXTRA_CA_CERTS/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /host in CORE_URL/],
    ['ERR_SSL_WRONG_VERSION_NUMBER', /TLS.* scheme in CORE_URL/],
    ['UND_ERR_CONNECT_TIMEOUT', /silent.* CORE_URL/],
    ['core_timeout', /silent.* CORE_URL/],
    ['ECONNRESET', /silent.* CORE_URL/],
  ])('for %s names what to look at', (code, hint) => {
    expect(hintFor(code, settings)).toMatch(hint);
  });

  it.each(['LOADING', 'READONLY'])('for %s, which passes by itself, is none', (code) => {
    expect(hintFor(code, settings)).toBeUndefined();
  });
});
