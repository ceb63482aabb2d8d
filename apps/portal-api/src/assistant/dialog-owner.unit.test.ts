import { randomBytes, createSecretKey } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { CoreLink } from '../core/core-link.js';
import { StoreUnavailable } from '../store/key-value-store.js';
import { createMemoryStore } from '../store/memory-store.js';
import { createDialogOwner } from './dialog-owner.js';
import { createPseudonyms } from './pseudonyms.js';

const trace = { requestId: 'r' };

describe('the owner of a dialog', () => {
  it('is asked of the core once, and again when the dialog was forgotten', async () => {
    const store = createMemoryStore();
    const pseudonyms = createPseudonyms(createSecretKey(randomBytes(32)));
    const anonymous = pseudonyms.anonymousUserId('usr-1');
    let asked = 0;
    const readDialog = async () => (asked++, { anonymous_user_id: anonymous, scenario: 'general' });
    const owner = createDialogOwner({ core: { readDialog } as unknown as CoreLink, store, pseudonyms });

    const own = { id: 'd1', anonymousUserId: anonymous, scenario: 'general' };
    expect(await owner.require('usr-1', 'd1', trace)).toEqual(own);
    await expect(owner.require('usr-2', 'd1', trace)).rejects.toMatchObject({ code: 'dialog_forbidden' });
    expect(await owner.require('usr-1', 'd1', trace)).toEqual(own);
    expect(asked).toBe(1);
    await owner.forget('d1');
    await owner.require('usr-1', 'd1', trace);
    expect(asked).toBe(2);
    await store[Symbol.asyncDispose]();
  });

  it('is found although the store has gone meanwhile, and is remembered by this process alone', async () => {
    await using store = createMemoryStore();
    const away = () => Promise.reject(new StoreUnavailable('away'));
    const pseudonyms = createPseudonyms(createSecretKey(randomBytes(32)));
    const anonymous = pseudonyms.anonymousUserId('usr-1');
    let asked = 0;
    const readDialog = async () => (asked++, { anonymous_user_id: anonymous, scenario: 'general' });
    const core = { readDialog } as unknown as CoreLink;
    const owner = createDialogOwner({ core, store: { ...store, set: away }, pseudonyms });
    const own = { id: 'd1', anonymousUserId: anonymous, scenario: 'general' };
    expect(await owner.require('usr-1', 'd1', trace)).toEqual(own);
    expect(await owner.require('usr-1', 'd1', trace)).toEqual(own);
    expect(asked).toBe(1);
    await owner.remember({ ...own, id: 'd2' });
    await owner.require('usr-1', 'd2', trace);
    expect(asked).toBe(1);
  });
});
