import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';

const idsOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'ID')
    .map(({ start, end }) => text.slice(start, end));

describe('numbers of people’s lives in English', () => {
  it.each([
    ['my rowing club member number is 4482910', ['4482910']],
    ['her rail pass ref is RP-77213', ['RP-77213']],
    ['LRS no. 1029384756', ['1029384756']],
  ])('are those of somebody, or of an office in capitals: %s', (text, found) => {
    expect(idsOf(text)).toEqual(found);
  });

  it.each([
    ['what is a UPN? mine says K317031530654', ['K317031530654']],
    ['is my student id right? it is 20481193', ['20481193']],
    ['what does my PPS number mean? It is 7654321W.', ['7654321W']],
  ])('go on behind a question: %s', (text, found) => {
    expect(idsOf(text)).toEqual(found);
  });

  it.each([
    ['my candidate number for the GCSE is 4071', ['4071']],
    ['I mistyped my learner number. Correct one: LRN 55820914', ['LRN 55820914']],
  ])('may stand behind what they are for, and with their letters behind a colon: %s', (text, found) => {
    expect(idsOf(text)).toEqual(found);
  });

  it.each([
    ['my card for the canteen is 544901 and it is empty', ['544901']],
    ['my lunch number is 2 0 8 8 1 4 0 0 9 1', ['2 0 8 8 1 4 0 0 9 1']],
    ['locker 1187 does not open', ['1187']],
    ['centre 46796, candidate 3186 on every sheet', ['46796', '3186']],
    ['the lost card no. 470498 was handed in', ['470498']],
    ['my policy is QX-5540912, the claim 90013377', ['QX-5540912', '90013377']],
    ['my id card: born 3 Aug 2009, no. 8830-1926', ['8830-1926']],
  ])('are found on cards and claims: %s', (text, found) => {
    expect(idsOf(text)).toEqual(found);
  });

  it.each([
    ['sort code 20-45-45, account 43219876', ['20-45-45', '43219876']],
    ['number plate lb07 seo', ['lb07 seo']],
    ['license plate: KLM-4821', ['KLM-4821']],
    ['roll no 23', ['23']],
    ['in form 2, adm no 5563, and the fees are wrong', ['5563']],
    ['portal login is s2041887', ['s2041887']],
    ['NI: JG 10 37 59 A', ['JG 10 37 59 A']],
    ['SIN 046 454 286', ['046 454 286']],
    ['locker combination is 12-34-8', ['12-34-8']],
  ])('may have shapes of their own: %s', (text, found) => {
    expect(idsOf(text)).toEqual(found);
  });

  it.each([
    'my favourite number is 1729',
    'the SKU number is 448817',
    'sin 3045 degrees',
    'how many number plates have 3 letters and 4 digits',
    'user id 1001 in the sql table',
    'sort code for 1000000 items',
    'roll a die 6000 times',
    'my train number is 12951',
    'my number for the experiment is 4500 joules',
    'what does the number of protons mean? It is 118',
    'the population number for the town is 40710 people',
  ])('are no numbers of sums, things and programs: %s', (text) => {
    expect(idsOf(text)).toEqual([]);
  });
});
