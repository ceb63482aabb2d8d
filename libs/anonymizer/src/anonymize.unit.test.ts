import { describe, expect, it } from '@jest/globals';
import { anonymize } from './anonymize.js';
import { restoreText } from './vault/restore.js';

describe('anonymize', () => {
  it('numbers the values of each type and reports spans of the original text', () => {
    const text = 'Почты a@mail.ru и b@mail.ru, тел. 8 916 123-45-67';
    const result = anonymize(text);
    expect(result.text).toBe('Почты [EMAIL_1] и [EMAIL_2], тел. [PHONE_1]');
    expect(result.spans.map(({ start, end }) => text.slice(start, end))).toEqual([
      'a@mail.ru',
      'b@mail.ru',
      '8 916 123-45-67',
    ]);
  });

  it('gives a value the placeholder it has, through a stored vault and in another spelling', () => {
    const first = anonymize('звони 8 916 123-45-67');
    const stored = JSON.parse(JSON.stringify(first.vault)) as typeof first.vault;
    const second = anonymize('+7 (916) 1234567, не 8 916 123-45-68', stored);
    expect(second.text).toBe('[PHONE_1], не [PHONE_2]');
    expect(first.vault.entries).toHaveLength(1);
    expect(stored.entries).toHaveLength(1);
  });

  it.each(['RU', 'ru-RU', 'de'])(
    'refuses the language %j, for which nothing would be looked for',
    (locale) => {
      expect(() => anonymize('живу на ул. Ленина, д. 5', undefined, { locales: [locale as 'ru'] })).toThrow(
        new TypeError(`locales: "${locale}" is none of ru, en`),
      );
    },
  );

  it.each([
    ['мой телефон 8 916 двести тридцать 45 67', 'мамин телефон 8 916 триста сорок 45 67'],
    ['my cell: 415 five five five 0132', 'mom cell: 415 six six six 0132'],
    ['тел 8-916-12З-45-67', 'тел 8-916-12О-45-67'],
    ['call me +81 3 1234 5678', 'call me +7 131 234 56 78'],
  ])('gives another number another placeholder, however its digits are written: %s, %s', (text, other) => {
    expect(anonymize(other, anonymize(text).vault).text).toContain('[PHONE_2]');
  });

  it('gives a number in full-width digits the placeholder of the plain one', () => {
    const { vault } = anonymize('карта 4276 1234 5678 9010');
    expect(anonymize('карта ４２７６ １２３４ ５６７８ ９０１０', vault).text).toBe('карта [CARD_1]');
  });

  it('leaves a text without personal data as it is', () => {
    const text = 'Чему равно (a + b)[0], если 2 + 2 = 4? [см. рис. 1]';
    expect(anonymize(text)).toEqual({ text, spans: [], vault: { version: 1, entries: [] } });
  });

  it('counts positions in the original when invisible characters were folded away', () => {
    const text = 'поч\u00adта ma\u200bsha@mail.ru!';
    const { spans, vault, text: clean } = anonymize(text);
    expect(text.slice(spans[0]!.start, spans[0]!.end)).toBe('ma\u200bsha@mail.ru');
    expect(restoreText(clean, vault)).toBe(text);
  });

  it.each([
    ['I live at 48  Maple Grove Lane', 'I live at [ADDRESS_1]'],
    ['ул. Мира,  дом 5,  кв. 17', '[ADDRESS_1]'],
    ['Меня зовут Ульяна  Заварзина', 'Меня зовут [PERSON_1]'],
    ['Мой телефон 8\t916\t123\t45\t67', 'Мой телефон [PHONE_1]'],
    ['звони +7 (903) 555−12−09', 'звони [PHONE_1]'],
  ])('reads several blanks, tabs and the sign of minus as they are meant: %s', (text, clean) => {
    expect(anonymize(text).text).toBe(clean);
  });

  it('gives links that differ behind the host placeholders of their own', () => {
    const { text } = anonymize(
      'https://DOCS.klass-oblako.ru/d/AbC1 https://docs.klass-oblako.ru/d/AbC1 https://docs.klass-oblako.ru/d/aBc1',
    );
    expect(text).toBe('[URL_1] [URL_1] [URL_2]');
  });

  it.each([
    [null, 'version 1'],
    [{ version: 2, entries: [] }, 'version 1'],
    [{ version: 1 }, 'list of entries'],
    [{ version: 1, entries: [null] }, 'An entry'],
    [{ version: 1, entries: [], after: -5 }, '"after"'],
    [{ version: 1, entries: [], after: 1.5 }, '"after"'],
  ])('says what is wrong with a vault that is none: %j', (vault, what) => {
    expect(() => anonymize('text', vault as never)).toThrow(what);
  });

  it('keeps the vault of an endless dialog within 2,000 values: the oldest are forgotten, and no number is given twice', () => {
    const mails = (first: number, count: number) =>
      Array.from({ length: count }, (_, n) => `u${first + n}@example.org`).join(' ');
    let { vault } = anonymize(`Позвони Маше: 8 916 123-45-67 ${mails(1, 998)}`);
    vault = anonymize(mails(999, 1_000), vault).vault;
    expect(vault.entries).toHaveLength(2_000);
    // What this message speaks of is kept, however old it is.
    const next = anonymize(`u1@example.org ${mails(1_999, 3)} Маше`, vault);
    expect(next.text).toBe('[EMAIL_1] [EMAIL_1999] [EMAIL_2000] [EMAIL_2001] [PERSON_1]');
    expect(next.vault.entries).toHaveLength(2_000);
    const left = restoreText('[PERSON_1], [PHONE_1], [EMAIL_1], [EMAIL_2], [EMAIL_3], [EMAIL_4]', next.vault);
    expect(left).toBe('Маше, [PHONE_1], u1@example.org, [EMAIL_2], [EMAIL_3], u4@example.org');
    expect(anonymize('8 916 123-45-67', next.vault).text).toBe('[PHONE_4]');
    const many = anonymize(mails(10_000, 2_500), next.vault);
    expect(many.vault.entries).toHaveLength(2_500);
    expect(anonymize('u5@example.org', many.vault).text).toBe('[EMAIL_4502]');
    // Here it is the newest that are forgotten, because the oldest are named.
    const { vault: named } = anonymize(mails(10_000, 2_000), many.vault);
    expect(named.entries).toHaveLength(2_000);
    expect(anonymize('u5@example.org', named).text).toBe('[EMAIL_4502]');
  });

  it('keeps a vault of long values small: the oldest are forgotten, and no number is given twice', () => {
    const link = (n: number): string => `https://docs.klass-oblako.ru/${n}/${'я'.repeat(7_000)}`;
    let { vault } = anonymize(link(0));
    for (let n = 1; n < 30; n++) vault = anonymize(link(n), vault).vault;
    expect(JSON.stringify(vault).length).toBeLessThan(300_000);
    expect(vault.entries.length).toBeGreaterThan(10);
    expect(vault.entries.map(({ number }) => number)).toEqual(
      Array.from({ length: vault.entries.length }, (_, n) => 31 - vault.entries.length + n),
    );
    expect(anonymize(link(0), vault).text).toBe('[URL_31]');
    // What one message speaks of is kept, whatever its length.
    expect(
      anonymize(Array.from({ length: 40 }, (_, n) => link(n)).join(' '), vault).vault.entries,
    ).toHaveLength(40);
  });

  it('numbers from where the vault says, so that a lost vault is never mistaken for this one', () => {
    const { text, vault } = anonymize('Моя почта a@example.org', { version: 1, after: 4_000, entries: [] });
    expect(text).toContain('[EMAIL_4001]');
    expect(anonymize('И ещё b@example.org', vault).text).toContain('[EMAIL_4002]');
    expect(restoreText('[EMAIL_1]', vault)).toBe('[EMAIL_1]');
  });
});
