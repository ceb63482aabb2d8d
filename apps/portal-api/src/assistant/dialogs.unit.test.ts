import { describe, expect, it } from '@jest/globals';
import { anonymize, EMPTY_VAULT, type Vault } from '@portal/anonymizer';
import { createDialogs } from './dialogs.js';

type Deps = Parameters<typeof createDialogs>[0];

describe('a history', () => {
  it('has the values of a question that was asked while the core was asked for it', async () => {
    let kept: Vault = EMPTY_VAULT;
    const { text, vault } = anonymize('Меня зовут Маша Иванова');
    const dialogs = createDialogs({
      core: {
        listMessages: async () => {
          kept = vault;
          return [{ id: 'm-1', role: 'user', text }];
        },
      } as unknown as Deps['core'],
      owner: { require: async () => undefined } as unknown as Deps['owner'],
      vaults: { read: async () => kept } as unknown as Deps['vaults'],
      context: {} as Deps['context'],
      pseudonyms: {} as Deps['pseudonyms'],
      scenarios: [],
    });
    const { messages } = await dialogs.messages('usr-1', 'dlg-1', { requestId: 'req-1' });
    expect(messages).toEqual([{ id: 'm-1', role: 'user', text: 'Меня зовут Маша Иванова' }]);
  });
});
