import { describe, expect, it } from '@jest/globals';
import { caseStem } from './case-stem.js';
import { declinePlace, declineSurname } from './decline-surname.js';
import { declineGivenName, hasSurnameEnding, patronymicStem, surnameLemmas } from './decline.js';

describe('case forms', () => {
  it.each([
    ['маша', 'f', 'маши маше машу машей'],
    ['юлия', 'f', 'юлии юлию юлией'],
    ['игорь', 'm', 'игоря игорю игорем игоре'],
    ['лев', 'm', 'льва льву львом льве'],
    ['санек', 'm', 'санька саньку саньком'],
  ] as const)('of a given name are made by rule: %s', (name, gender, forms) => {
    expect(declineGivenName(name, gender)).toEqual(expect.arrayContaining(forms.split(' ')));
  });

  it('of a name that does not change are the name alone', () => {
    expect(declineGivenName('айгуль', 'f')).not.toContain('айгула');
    expect(declineGivenName('мишель', 'f')[0]).toBe('мишель');
    expect(declineSurname('шевченко')).toEqual(['шевченко']);
  });

  it('of surnames cover both genders and the plural', () => {
    expect(declineSurname('иванов')).toEqual(
      expect.arrayContaining(['иванова', 'ивановой', 'ивановым', 'ивановы']),
    );
    expect(declineSurname('вишневский')).toEqual(expect.arrayContaining(['вишневская', 'вишневскому']));
    expect(surnameLemmas('ивановой')).toContain('иванов');
  });

  it('of towns change every word that changes', () => {
    expect(declinePlace('нижний-новгород')).toContain('нижнем-новгороде');
    expect(declinePlace('ростов-на-дону')).toContain('ростова-на-дону');
    expect(declinePlace('химки')).toContain('химках');
  });
});

describe('forms of words', () => {
  it('tell a surname by its ending', () => {
    expect(['гайнутдинову', 'мкртчяна', 'белоусовой', 'тимошенко'].every(hasSurnameEnding)).toBe(true);
    expect(['школа', 'синус', 'дом', 'океан'].some(hasSurnameEnding)).toBe(false);
  });

  it('tell the father of a patronymic', () => {
    expect(patronymicStem('ивановичу')).toBe('иван');
    expect(patronymicStem('сергеевной')).toBe('серге');
    expect(patronymicStem('математика')).toBeUndefined();
  });

  it('share a stem', () => {
    expect(new Set(['вишневская', 'вишневской', 'вишневскую'].map(caseStem)).size).toBe(1);
  });
});
