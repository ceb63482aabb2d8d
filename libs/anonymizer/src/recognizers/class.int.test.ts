import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';

const classesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'CLASS')
    .map(({ start, end }) => text.slice(start, end));

describe('English classes', () => {
  it.each([
    ['they switched her from 6 Yellow to 6 Purple', ['6 Yellow', '6 Purple']],
    ['I recently joined 8V', ['8V']],
    ['us 4W are doing a bake sale', ['4W']],
    ['our teacher quit so 10Y (my form) has a sub', ['10Y']],
    ['the parents of Nursery Bunnies want a picnic', ['Nursery Bunnies']],
    ['I am in class IX-C', ['class IX-C']],
    ['my son is in P6', ['P6']],
    ["We're Sec 2 Integrity", ['Sec 2 Integrity']],
    ['homeroom 9-118 is ours', ['homeroom 9-118']],
    ['my tutor group is LVI.4', ['LVI.4']],
    ['im in yr7 form 7SLB', ['yr7 form 7SLB']],
    ["we're in 6th class, Room 9", ['6th class, Room 9']],
    ['My class is XI Science A', ['XI Science A']],
    ['my son studies in class 10th B', ['class 10th B']],
    ["We're Upper Fourth Green", ['Upper Fourth Green']],
    ['6J vs 6L in the final, my form is 6J', ['6J', '6L', '6J']],
    ['we are Upper 4th D', ['Upper 4th D']],
    ['she is in Year 9 set P3', ['Year 9 set P3']],
    ['my daughter is in Room 8, 4th grade', ['Room 8, 4th grade']],
    ['our 5th grade C class won', ['5th grade C class']],
    ["She's in Year 4 Ospreys", ['Year 4 Ospreys']],
    ['I teach in grade 3, room 11C', ['grade 3, room 11C']],
    ['my son (2nd grade, 2-C) is shy', ['2nd grade, 2-C']],
    ['Please email the parents of Grade 2 - Section C', ['Grade 2 - Section C']],
    ["I'm in Form 5 Science 2", ['Form 5 Science 2']],
    ['Could 10X3 have the mock paper answers?', ['10X3']],
    ['What time does 9-2 have gym?', ['9-2']],
    ['who has the notes from AP Chem 2nd period?', ['AP Chem 2nd period']],
    ["I have Algebra 2 period 5 and it's too fast", ['Algebra 2 period 5']],
  ])('are those somebody is tied to, whatever tells them apart: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each([
    ["I teach Y6 and they can't sit still", ['Y6']],
    ['We need a tutor for Mabel. She is in Y5', ['Y5']],
    ['My daughter goes into P4 after the holidays', ['P4']],
    ['my P5 class made a volcano', ['P5 class']],
    ['P7 are putting on a play', ['P7']],
    ['all of S3 is going to the museum', ['S3']],
    ['I repeat Year 10 because we were abroad', ['Year 10']],
    ['they put him straight in Senior Infants', ['Senior Infants']],
    ['im a freshman what is a gpa', ['freshman']],
    ['Our 8th-grade play is on pirates', ['8th-grade']],
    ['What will my son miss if he is away for a week in Year 11?', ['Year 11']],
    ['Please sort it: Nia Powell, Year 4, no swimming', ['Year 4']],
    ['Good morning. Ellis in Year 7 has lost his pass', ['Year 7']],
  ])('are grades without a letter where somebody is in them: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each([
    'What do pupils in Year 9 learn about electricity?',
    'S3 is going to be cheaper than EBS',
    'P5 is going through the origin',
    'does 9-2 have the same value as 7',
    'Grade 7 - Division of fractions',
    'art period 2: baroque',
    'what is 8C in Fahrenheit?',
    'переведи 7Д из шестнадцатеричной',
    'Reading comprehension, level: 7th grade',
    'Is this too hard for third grade?',
    'Spelling list for Year 2',
    'Macbeth in Year 10: which scenes',
    'Charles Darwin, Year 6 unit',
    'A poem on Elizabeth in Year 2 of her reign',
    'I am a senior developer',
    'Go to S2 and press start',
  ])('but a level that is only a level stays: %s', (text) => {
    expect(classesOf(text)).toEqual([]);
  });

  it.each([
    "what's 5/8 as a percentage",
    "Gregor's jump was 4.85 m",
    'that number is 3.011e23, right',
    'The times table questions were 7x8, 9x8, 6x8, 9x7',
    'timetable template: 6 periods x 50 min, start 8.40',
    'a worksheet with Sofia, what is 3/4 of 2/5',
    'Mr Thistlewood set 40 questions and left early',
  ])('are no fractions and measures: %s', (text) => {
    expect(classesOf(text)).toEqual([]);
  });

  it.each([
    ['Form 3 Emerald, see you at the gate', ['Form 3 Emerald']],
    ['our mums sit with 4 Banksia', ['4 Banksia']],
    ['Reg group 8TWK', ['8TWK']],
  ])('are told by a name of their own: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each([
    ['I am in Year 9, Division C', ['Year 9, Division C']],
    ["we're in year 4 penguin class", ['year 4 penguin class']],
    ['my sister is in seventh grade, pod 5', ['seventh grade, pod 5']],
  ])('are removed with what divides the year: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each([
    '9 Red balls for my brother',
    'my iPhone 12 Blue broke',
    'my team got 3 Gold and 2 Silver medals',
  ])('are no colours of things: %s', (text) => {
    expect(classesOf(text)).toEqual([]);
  });

  it.each([
    'year 10 set 3 of the series',
    'it costs 5P in old money',
    'which bus is route 9J',
    'tram 7B was late again',
    'I wear shoe size 8B',
    'на трамвае 7б до школы',
    'watch the video in 4K',
    'class X of compounds',
    '2 Willow trees were planted',
    'Year 9 Science curriculum',
    '9 Red balls and 5 Blue balls are in a bag',
    'In Year 9 students learn about the slave trade',
    'class IV antiarrhythmic drugs',
    'Class 7A has 28 pupils and class 7B has 31. What is the mean?',
    'CSS: why does .class-8c not change the color?',
    'Division 1 football table',
    'my answer to 5b is 3/4',
    'the parents of 7 Dwarfs',
    'My class is 30 students',
  ])('are not measures, models, things counted and lessons: %s', (text) => {
    expect(classesOf(text)).toEqual([]);
  });
});

describe('Russian classes', () => {
  it.each([
    ['ура меня взяли в физмат 10М', ['физмат 10М']],
    ['средний балл 6«Б» 3,7, как его поднять до четырёх?', ['6«Б»']],
    ['4Б собрал 312 кг, а 4Г на 48 кг больше', ['4Б', '4Г']],
    ['хожу в 6 кл. «З», парты сломаны', ['6 кл. «З»']],
    ['мой сын в 4 классе', ['4 классе']],
    ['учусь в пятом классе. С чего начать?', ['пятом классе']],
  ])('are removed with profile and letter, and end with the sentence: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each([
    'объясни ребёнку 4 класса дроби',
    'объясните ученику 5 класса, чем Афина отличается от Артемиды',
    'какие книги входят в список на лето для 7-х классов',
    'у меня вышло 5/6 а не 4/6',
    'сыну задали 6-7 предложений про маму',
    'диаграмма 2б показывает рост',
    'карточка 2-Г по русскому',
    'For my year 8s: a source on the revolt',
    'my year 10s are wild',
    'why are the year 7s so small',
  ])('are no levels of explanation, fractions, ranges and things with numbers: %s', (text) => {
    expect(classesOf(text)).toEqual([]);
  });
});

describe('Russian classes without the word', () => {
  it.each([
    ['дочь в лицее 175, 5 «б». как подтянуть устный счёт?', ['5 «б»']],
    ['на экскурсию едет 3б из Печоры', ['3б']],
  ])('are told by quotation marks, and by where they come from: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each(['пункт 5 «б» договора', 'в упражнении 12, 5 «б» слова с чередованием', '10 "б" минус 5'])(
    'but no points of a text and no sums: %s',
    (text) => {
      expect(classesOf(text)).toEqual([]);
    },
  );
});

describe('classes in small letters', () => {
  it.each([
    ['im in year 6s', 'year 6s'],
    ['our class 8s is the best', 'class 8s'],
    ['why does my year 8s class hate me', 'year 8s class'],
  ])('may have the letter S: %s', (text, found) => {
    expect(classesOf(text)).toEqual([found]);
  });
});

describe('classes where timetables and results have them', () => {
  it.each([
    ['занятие в каб 204, 8в', ['8в']],
    ['1 место 7в, 2 место 10г', ['7в', '10г']],
    ['дежурство: пн – 9а, вт – 9б, ср – 10а', ['9а', '9б', '10а']],
    ['period 2 7B science', ['7B']],
    ['ya iz 7b, pomogi s algebroy', ['7b']],
    ['u nas v 9v vse boleyut', ['9v']],
  ])('are found: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each(['каб 204 2 этаж', '1 место 7 баллов', 'вт – 5а + 3б', 'reshi 5a iz 7b', 'lesson 2 3D shapes'])(
    'but no formulas and shapes: %s',
    (text) => {
      expect(classesOf(text)).toEqual([]);
    },
  );
});

describe('groups of Russian colleges', () => {
  it.each([
    ['куратор группы ТО-32 заболел', ['группы ТО-32']],
    ['я студентка ЭБ-204', ['ЭБ-204']],
    ['перевели из гр. 21-КС-3', ['гр. 21-КС-3']],
  ])('are codes behind a word for a group or for who is in it: %s', (text, groups) => {
    expect(classesOf(text)).toEqual(groups);
  });

  it.each(['группа БИ-2 приезжает', 'самолёт ТУ-154 взлетел', 'ГОСТ-34 про документы'])(
    'are no bands, planes and standards: %s',
    (text) => {
      expect(classesOf(text)).toEqual([]);
    },
  );
});
