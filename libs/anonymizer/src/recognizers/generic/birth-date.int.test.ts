import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';

const datesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'DOB')
    .map(({ start, end }) => text.slice(start, end));

describe('dates of birth in English', () => {
  it.each([
    ['b. 4 May 2012 is what it should say', '4 May 2012'],
    ["she'll be 10 on 12 April", '12 April'],
    ['i turn 14 June 2nd', 'June 2nd'],
    ['On 30 November I turn sixteen, what jobs can I do?', '30 November'],
    ['On 2 May my sister turns 9', '2 May'],
    ['i was born in november 2008, on the 7th', 'november 2008, on the 7th'],
    ['born in 2009, on July 4th', '2009, on July 4th'],
    ['dob 20150312', '20150312'],
    ['my d o b is 8 11 2012', '8 11 2012'],
    ['my birthday was on Sunday 2 June', 'Sunday 2 June'],
    ['what day was 22 June 2010? its when i was born', '22 June 2010'],
  ])('are found behind an age, "b." and without signs: %s', (text, date) => {
    expect(datesOf(text)).toEqual([date]);
  });

  it.each([
    'the exam will be 2 hours on 12 May',
    'question b. 14 March is pi day',
    'part b. 2.5.2020 is the date on the letter',
    'Newton b. 4 January 1643',
    'the movie is turning 50 on May 4',
    'turn 45 degrees on 3 May',
    'On 3 May we turn to chapter 9',
    'On 3 May the film turns 50',
    'my brother will be home on 5 June',
    'term ends 20/12/2024',
    'deadline 30/11/2024',
    'school closes 03/04/2024',
    'exam on 12/11/2024',
  ])('are no dates of things and of lessons: %s', (text) => {
    expect(datesOf(text)).toEqual([]);
  });
});

describe('dates of birth in Russian', () => {
  it.each([
    ['сколько мне недель живу на свете если др 09.11.2010', '09.11.2010'],
    ['завтра 7 марта и мне исполняется 12', '7 марта'],
    ['малышу годик будет только 8 июля', '8 июля'],
    ['крёстной 6 мая сорок, пеку торт', '6 мая'],
    ['учителю 14 декабря юбилей', '14 декабря'],
    ['прабабуле спасибо, прабабушке 2 мая 1934 года рождения дали грамоту', '2 мая 1934 года'],
    ['сестра с 2012 года, мы близнецы', '2012 года'],
    ['он 08 года, а я младше', '08 года'],
    ['мама, род. в 1981, инженер', '1981'],
    ['племянник родился 12.IX.2014', '12.IX.2014'],
    ['рожд. июнь 2012, 17-е', 'июнь 2012, 17-е'],
    ['др 21092011 записали?', '21092011'],
  ])('are found with an age, a jubilee, a bare or a Roman number: %s', (text, date) => {
    expect(datesOf(text)).toEqual([date]);
  });

  it.each([
    'я с 2019 года учусь в этой школе',
    'поставили мне 2 ноября пять по физике',
    'театру 3 июня юбилей',
    'версия 12.IX.2014 учебника',
    'в классе 30 человек с 2019 года',
  ])('are no dates since when something lasts: %s', (text) => {
    expect(datesOf(text)).toEqual([]);
  });
});

describe('dates of birth told in other words in English', () => {
  it.each([
    ['my cousin arrived 3 May 2018', '3 May 2018'],
    ['Lottie turns nine on 14 March', '14 March'],
    ['4th August is when uncle hits fifty', '4th August'],
    ['she will be seven on 20 October', '20 October'],
    ['happy birthday to me 25/06!!', '25/06'],
    ['I was born Boxing Day 2011', 'Boxing Day 2011'],
    ['(b. 2009)', '2009'],
  ])('are found: %s', (text, date) => {
    expect(datesOf(text)).toEqual([date]);
  });

  it.each(['my cousin arrived at 9', 'the train arrived 3 May', 'page 7 was born again 12 times'])(
    'an arrival of something else is none: %s',
    (text) => {
      expect(datesOf(text)).toEqual([]);
    },
  );
});
