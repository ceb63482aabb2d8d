import { describe, expect, it } from '@jest/globals';
import { anonymize, EMPTY_VAULT, type Vault } from '@portal/anonymizer';
import { createDialogs } from './dialogs.js';

type Deps = Parameters<typeof createDialogs>[0];

describe('a history', () => {
  const { vault } = anonymize('Меня зовут Маша Иванова');
  const shown = async (text: string) => {
    const dialogs = createDialogs({
      core: { listMessages: async () => [{ id: 'm-1', role: 'assistant', text }] } as unknown as Deps['core'],
      owner: { require: async () => undefined } as unknown as Deps['owner'],
      vaults: { read: async () => vault } as unknown as Deps['vaults'],
      context: {} as Deps['context'],
      pseudonyms: {} as Deps['pseudonyms'],
      scenarios: [],
    });
    return (await dialogs.messages('usr-1', 'dlg-1', { requestId: 'req-1' })).messages[0]?.text;
  };

  it('shows nothing of a placeholder that an answer was cut in, and a bare bracket at its end', async () => {
    expect(await shown('[PERSON_1], пиши [PERS')).toBe('Маша Иванова, пиши ');
    expect(await shown('[PERSON_1], пиши [PERSON_1')).toBe('Маша Иванова, пиши ');
    expect(await shown('[PERSON\\_1], пиши [PERSON\\_1')).toBe('Маша Иванова, пиши ');
    expect(await shown('[PERSON_1], списки начинай с [')).toBe('Маша Иванова, списки начинай с [');
  });

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

describe('a title that the core has cut', () => {
  const { vault } = anonymize('Меня зовут Маша Иванова, а мою подругу Света Петрова, маша@школа.рф');
  const titleOf = async (title: string | null, kept: Vault | null = vault) => {
    const dialogs = createDialogs({
      core: {
        listDialogs: async () => [{ id: 'dlg-1', title, updated_at: '2026-09-01T08:00:00.000Z' }],
      } as unknown as Deps['core'],
      vaults: { read: async () => kept } as unknown as Deps['vaults'],
      owner: {} as Deps['owner'],
      context: {} as Deps['context'],
      pseudonyms: { anonymousUserId: () => 'anon' } as unknown as Deps['pseudonyms'],
      scenarios: [],
    });
    return (await dialogs.list('usr-1', { requestId: 'req-1' })).sessions[0]?.title;
  };

  it.each(['[', '[P', '[PERSON', '[PERSON_', '[PERSON_1', '[PERSON_2'])(
    'shows nothing of a placeholder of which %j is left',
    async (piece) => {
      expect(await titleOf(`Это [PERSON_1] и ${piece}…`)).toBe('Это Маша Иванова и…');
      expect(await titleOf(`Это [PERSON_1] и ${piece}...`)).toBe('Это Маша Иванова и...');
    },
  );

  it('shows nothing of it where the core does not say that it has cut', async () => {
    expect(await titleOf('Это [PERSON_1] и [PERS')).toBe('Это Маша Иванова и');
    expect(await titleOf('[PERS')).toBe('');
  });

  it.each(['a[i] и a[…', 'a[i] и a[', 'a[P] …', 'Что значит [PHP…', 'Это [PERSON_9…'])(
    'keeps %j, which is no piece of a placeholder of the dialog',
    async (title) => {
      const calm = { ...vault, entries: vault.entries.filter(({ type }) => type === 'PERSON') };
      const plain = title.endsWith('[…') ? { ...vault, entries: [] } : calm;
      expect(await titleOf(title, plain)).toBe(title);
    },
  );

  it('is shown as the core has it when nothing is known of the dialog', async () => {
    expect(await titleOf('Это [PERSON_1] и [PERS…', null)).toBe('Это [PERSON_1] и [PERS…');
    expect(await titleOf(null)).toBe('');
  });
});
