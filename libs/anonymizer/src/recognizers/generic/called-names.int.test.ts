import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';

const handlesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'HANDLE')
    .map(({ start, end }) => text.slice(start, end));

describe('English nicknames of ordinary words', () => {
  it.each([
    ["Potatron is what I'm called in every game", ['Potatron']],
    ['my gamertag is Marsh Goblin 52', ['Marsh Goblin 52']],
    ['my Steam name is Captain Biscuit Bees', ['Captain Biscuit Bees']],
    ["nickname's Sniffy, everyone in class uses it", ['Sniffy']],
    ['the lads call him Lump in the group chat', ['Lump']],
    ['everyone calls our maths teacher Captain Decimal', ['Captain Decimal']],
    ['im known as Wee Lad cause my brother is tall', ['Wee Lad']],
    ['i play as Shadow Kitten 9', ['Shadow Kitten 9']],
    ['My alias for the poetry contest will be Heather Plover', ['Heather Plover']],
    ['why cant i have ☆seahorse☆ as a user name', ['☆seahorse☆']],
  ])('are found where somebody is called so: %s', (text, handles) => {
    expect(handlesOf(text)).toEqual(handles);
  });

  it.each([
    'In the novel the boys call him Piggy. Why?',
    'alias: a name for a column',
    'call me k4te',
    'Everyone calls her Mother Teresa, why',
    'Nick is American and Ann is French',
    'he is known as Honest Abe, why?',
    'Paris is what they call the City of Light',
    'JSON error at position 12: {"user": "alice", "score": 12,}',
    'can i use my name as a username',
    'i go by Bus 9 to school',
  ])('but figures, things and programs stay: %s', (text) => {
    expect(handlesOf(text)).toEqual([]);
  });
});
