import { describe, expect, it } from '@jest/globals';
import { detect, explain } from '../index.js';

const personsOf = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

/** A paragraph of a pupil's own, behind what it is about. */
const ours =
  'I have been working on this for my project since Monday, and my slides are really long already, so please tell me what I ' +
  'should cut, because our teacher wants us to talk for four minutes at most and I always get nervous when I have to read.';
const nashi =
  'Я уже третий день сижу над этим, мне надо выступать на уроке, а у меня получается слишком длинно, и я не понимаю, что из этого ' +
  'можно выкинуть, чтобы всё осталось понятно, помоги мне пожалуйста сократить до одной страницы к пятнице.';

describe('in a long message', () => {
  it.each([
    [`The second battle of Panipat was in 1556 with Bairam Khan helping the young emperor. ${ours}`],
    [`I read that it was John Michell who invented the torsion balance. ${ours}`],
    [`I used cornell notes for the whole unit. ${ours}`],
  ])('who is nobody to all around is left, though its writer speaks of himself: %s', (text) => {
    expect(personsOf(text)).toEqual([]);
  });

  it.each([
    [`Bairam Khan said that I may bring my own chess set to the club. ${ours}`, 'Bairam Khan'],
    [`My friend John Michell helps me with the drawings after school. ${ours}`, 'John Michell'],
  ])('somebody of whom the words around tell is removed: %s', (text, name) => {
    expect(personsOf(text)).toEqual([name]);
  });

  it.each([
    [`Сочинение про дружбу: марк, лада и вера. ${nashi}`, ['марк', 'лада', 'вера']],
    [`Первый гол на третьей минуте забил Хачатрян, потом два пропустили. ${nashi}`, ['Хачатрян']],
    [`Каролина прислала фотки тетради, но там ничего не видно. ${nashi}`, ['Каролина']],
  ])('in Russian rules decide as before, also on who is told of in passing: %s', (text, names) => {
    expect(personsOf(text)).toEqual(names);
  });

  it('a name that was passed in is removed whatever stands around', () => {
    const text = `The second battle of Panipat was in 1556 with Bairam Khan helping the young emperor. ${ours}`;
    const found = detect(text, { knownNames: ['Bairam Khan'] });
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['Bairam Khan']);
  });

  it('who is left is explained', () => {
    const text = `I read that it was John Michell who invented the torsion balance. ${ours}`;
    expect(explain(text).map(({ reason }) => reason)).toEqual([
      expect.stringContaining('nobody to all around in a long message'),
    ]);
  });
});

describe('in a short message', () => {
  it('rules decide as before: words tell less of each other there', () => {
    expect(personsOf('I read that it was John Michell who did it')).toEqual(['John Michell']);
  });
});
