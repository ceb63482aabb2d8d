import { describe, expect, it } from '@jest/globals';
import { anonymize, detect, explain } from '../index.js';
import type { DetectOptions } from '../types.js';

const personsOf = (text: string, options?: DetectOptions): string[] =>
  detect(text, options)
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

const dictionary =
  'Help, my dictionary code prints the wrong name. I have marks = {"Marta": 71, "Kwame": 88, "Lucy": 64, "Ravi": 88} and I ' +
  'wrote max(marks, key=marks.get), which gives Kwame only, although Ravi has 88 as well. The exercise wants every top scorer ' +
  'in alphabetical order, in a list, and then one string for each. Should I loop over the table twice, or is there a function ' +
  'for that in Python? Please only give me a hint and no code.';
const sets =
  'Our sets for maths came out today and I have gone down. Doyle went up, Nowak went up, and even Chaudhry, who draws ladybirds ' +
  'on his paper, stayed where he is. I got 61 and the cut was 62. Please make me a plan for the next six weeks, fractions and ' +
  'angles first, so that I can go back up after the holidays.';
const wallPaper =
  'делаем стенгазету про вулканы к пятнице, на каждый по четыре строчки. соня рисует а я пишу текст и у меня не выходит коротко. ' +
  'надо про везувий этну и ключевскую сопку, где они и когда взрывались. напиши мне только самое главное, чтобы поняли ' +
  'первоклашки, и придумай смешной заголовок';
const play =
  'We are cutting Macbeth to four minutes and I have to write who says what. Grace is Lady Macbeth and Tobenna is the ghost of ' +
  'Banquo, because he can stand still the longest. Which of the lines about blood can go without making Macbeth look mad for no ' +
  'reason? Also how would you stage the ghost without a trapdoor?';

describe('in a long message', () => {
  it('names of a task are left, though its writer speaks of himself', () => {
    expect(personsOf(dictionary)).toEqual([]);
  });

  it.each([
    [sets, ['Doyle', 'Nowak', 'Chaudhry']],
    [wallPaper, ['соня']],
  ])('who is told of in passing is found, though no rule would: %s', (text, names) => {
    expect(personsOf(text)).toEqual(names);
  });

  it('who plays a part is somebody, and the part is not', () => {
    expect(personsOf(play)).toEqual(['Grace', 'Tobenna']);
  });

  it('a name is taken or left at all its places', () => {
    const text = `${sets} By the way, tell me whether Doyle is an Irish name.`;
    expect(personsOf(text).filter((name) => name === 'Doyle')).toHaveLength(2);
  });

  it('a name that stands there again and again is taken or left wherever it stands', () => {
    const again = ' Chaudhry is in my class.'.repeat(40);
    expect(personsOf(sets + again).filter((name) => name === 'Chaudhry')).toHaveLength(41);
    const kwame = Array.from({ length: 40 }, () => '"Kwame"').join(', ');
    expect(personsOf(`${dictionary} It prints ${kwame}.`)).toEqual([]);
  });

  it('a name that was passed in is removed whatever stands around', () => {
    expect(personsOf(dictionary, { knownNames: ['Kwame Boateng'] })).toEqual(['Kwame', 'Kwame']);
  });

  it('whoever has a phone number behind the name is somebody', () => {
    const text = `${dictionary} Or call Kwame: 020 7946 0958.`;
    expect(personsOf(text)).toEqual(['Kwame', 'Kwame', 'Kwame']);
    expect(personsOf(`${dictionary} Or call the school: 020 7946 0958.`)).toEqual([]);
  });

  it('who stands in a long list of names is somebody, and a few names of a task are not', () => {
    const pupils =
      'Abel Okoro, Beth Lindqvist, Carl Novak, Dina Haddad, Erik Solheim, Fay Whitlock, Gus Moretti, Hana Sato, Ian Doyle, Joan Pike, ' +
      'Katie Farrow, Louis Banks, Musa Yusuf, Nell Grady, Otto Brandt, Pia Weiss, Quentin Marsh, Rhys Owen, Sonia Reyes, Tara Bhatt, Una Daly';
    const lines = pupils.split(', ');
    expect(personsOf(pupils)).toHaveLength(lines.length);
    expect(personsOf(lines.map((name, index) => `${index + 1}. ${name} 5 4 5`).join('\n'))).toHaveLength(
      lines.length,
    );
    expect(personsOf(dictionary)).toEqual([]);
  });

  it('whoever has an address of e-mail behind the name is somebody, but for those of examples', () => {
    const exercise =
      'Put the verbs into the past simple: Tom and Mary (go) to the park, Mary (see) a bird and Tom (take) a photo of it. The book ' +
      'says that each sentence has to be made negative and then a question, and I do not see how to put the words.';
    expect(personsOf(`${exercise} Zoe: zoe@mail.com`)).toEqual(['Zoe']);
    expect(personsOf(`${exercise} Zoe: zoe@example.com`)).toEqual([]);
  });

  it('a town, a school or a class has to be told more clearly', () => {
    const typesOf = (text: string): string[] => detect(text).map(({ type }) => type);
    const loops =
      'I wrote max(marks, key=marks.get), which gives one only, although two are the same. The exercise wants every top scorer in ' +
      'alphabetical order, in a list, and then one string for each. Should I loop over the table twice?';
    expect(typesOf(`${loops} We stopped at Tattenham Corner and then went on.`)).toEqual([]);
    expect(typesOf(`${loops} It was a hard day in fifth grade for both of us.`)).toEqual([]);
    expect(typesOf(`${dictionary} I live at 14 Acacia Road, Norwich.`)).toEqual(['ADDRESS']);
  });

  it('whom the dialog has spoken of stays a placeholder', () => {
    const { vault } = anonymize('My friend Kwame is ill');
    const { text } = anonymize(dictionary, vault);
    expect(text).toContain('which gives [PERSON_1] only, although Ravi has');
  });

  it('who is left is explained', () => {
    const reasons = explain(dictionary).map(({ reason }) => reason);
    expect(reasons).toContainEqual(expect.stringContaining('nobody around the writer of a long message'));
  });
});

describe('in a short message', () => {
  it('it is decided otherwise: all whom rules found are left, or none', () => {
    const reasons = explain('Give me a riddle with a camel named Yusuf').map(({ reason }) => reason);
    expect(reasons.join()).not.toContain('long message');
    expect(reasons.join()).toContain('nobody around the writer of the message');
  });
});

describe('somebody of a long message', () => {
  it('is its writer, whatever else the name stands for', () => {
    const task = dictionary.slice(0, dictionary.indexOf('Should I'));
    const text = `${task}My name is Lucy. It says "Lucy" is wrong.`;
    expect(personsOf(text).filter((name) => name === 'Lucy')).toHaveLength(3);
  });

  it('is not all who bear the same title', () => {
    const text =
      'In the worksheet it says that Mrs Green buys 3 apples for $2 each and Mrs Brown buys 5 pears, and Mrs Black sells 12 eggs in a ' +
      'box to Mrs White. How many eggs does each of them have in total at the end? I do not get how to set up the equation. My teacher ' +
      'Mrs Okonkwo shouted at me today because I was late.';
    expect(personsOf(text)).toContain('Mrs Okonkwo');
    expect(personsOf(text)).not.toContain('Mrs Green');
  });

  it('is no word that is spelled like the name', () => {
    const text =
      'My friend Mark got a better mark than me in the test, and the teacher would change it if we asked. Mark says the scheme is wrong ' +
      'for question four. Can you explain how a mark scheme works and how many marks you get for showing your work in a question about ' +
      'ratios?';
    expect(personsOf(text)).toEqual(['Mark', 'Mark']);
  });
});

describe('a message of few words and many numbers', () => {
  it('is no long one', () => {
    const numbers = Array.from({ length: 30 }, (_, index) => index + 1).join(' ');
    const text = `My code with the dictionary gives Kwame only, although Ravi has 88 as well: ${numbers}`;
    expect(
      explain(text)
        .map(({ reason }) => reason)
        .join(),
    ).not.toContain('long message');
  });
});
