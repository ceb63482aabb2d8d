import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';

const schoolsOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'SCHOOL')
    .map(({ start, end }) => text.slice(start, end));

describe('schools', () => {
  it.each([
    ['перешёл из лицея № 4 «Исток»', 'лицея № 4 «Исток»'],
    ['МБОУ «Гимназия № 3» г. Твери', 'МБОУ «Гимназия № 3» г. Твери'],
    ['хожу в школу им. Попова № 21', 'школу им. Попова № 21'],
    ['мы из МОУ СОШ с. Раздольное', 'МОУ СОШ с. Раздольное'],
    ['учусь в Демидовской гимназии', 'Демидовской гимназии'],
  ])('are covered with name, honour and town, in any order: %s', (text, school) => {
    expect(schoolsOf(text)).toEqual([school]);
  });

  it.each([
    ['i go to pine ridge high school', 'pine ridge high school'],
    ['I hated fernwood primary school', 'fernwood primary school'],
    ['a pupil of Beth-El Jewish School', 'Beth-El Jewish School'],
    ['Castle Rock Academy, k.moss@rock.org', 'Castle Rock Academy'],
    ['my school is called Ridgeview', 'Ridgeview'],
  ])('are found in small letters, with any kind, and beside other data: %s', (text, school) => {
    expect(schoolsOf(text)).toEqual([school]);
  });

  it.each([
    ["we're from Lyceum 239", 'Lyceum 239'],
    ['our Gymnasium No. 45 has two floors', 'Gymnasium No. 45'],
    ['i go to Gaelscoil Uí Riada', 'Gaelscoil Uí Riada'],
    ["i'm at Kendriya Vidyalaya No. 2", 'Kendriya Vidyalaya No. 2'],
    ["i'm at King's College Lagos", "King's College Lagos"],
    ["our school is St. Mary's", "St. Mary's"],
    ['our school, Maple Grove, has a pool', 'Maple Grove'],
    ['doing my a levels at Long Road sixth form', 'Long Road sixth form'],
    ["i attend St Brigid's National School", "St Brigid's National School"],
  ])('are found without an English word for a school, and with their town: %s', (text, school) => {
    expect(schoolsOf(text)).toEqual([school]);
  });

  it.each([
    ['my schools called roundhay and its massive', 'roundhay'],
    ['our school is called oak hill', 'oak hill'],
    ['i got excluded from Co-op Academy Leeds for 2 days', 'Co-op Academy Leeds'],
    ['Abbey Grange sixth form wants 6s', 'Abbey Grange sixth form'],
    ['École secondaire Jeanne-Mance uses a calendar', 'École secondaire Jeanne-Mance'],
    ['everyone at jefferson davis elem hates it', 'jefferson davis elem'],
    ["two boys at George Heriot's. Can I", "George Heriot's"],
    ['Please transfer him to Lisgar North C.I.; we moved', 'Lisgar North C.I.'],
    ['She transferred from Ashbury Grange P.S. to us', 'Ashbury Grange P.S.'],
    ["Why's Primary School No. 4, Dundee listed twice?", 'Primary School No. 4, Dundee'],
    ['i wanna change schools from Bishop Carroll', 'Bishop Carroll'],
    ["i go to King Edward's in bath and i hate maths", "King Edward's in bath"],
  ])('are found by what they are called, shortened, and by letters of their kind: %s', (text, school) => {
    expect(schoolsOf(text)).toContain(school);
  });

  it.each([
    "St. Andrews, St Kitts, Saint John, St. John's: which of those are in Canada?",
    'my school is called trash by everyone',
    'my school is called really strict',
    "the boys at McDonald's",
    "the girls at Lady Pemberley's ball",
    'love from Anna P.S. bring it',
    'my sixth form is far',
  ])('are no islands, words of blame or postscripts: %s', (text) => {
    expect(schoolsOf(text)).toEqual([]);
  });

  it.each([
    'Aristotle was a student of Plato',
    'he went to Holy Land',
    'the Lyceum 334 BC',
    'i go to Burger King a lot',
    'the École Normale exam',
    'Our School Trip essay',
    'I want to leave high school',
    'my brother goes to a very strict high school',
    'Khan Academy has a video on it',
    "Plato's Academy in Athens",
    'когда открылся Царскосельский лицей',
    'Болонская школа живописи',
    'private Islamic school or public one',
  ])('are not kinds of schools or those of history and films: %s', (text) => {
    expect(schoolsOf(text)).toEqual([]);
  });

  it.each([
    ['finished year 11 at Bishop Challoner', 'Bishop Challoner'],
    ['my brother got in to Bronx Science and i didnt', 'Bronx Science'],
    ["i attend St. Bede's and they banned phones", "St. Bede's"],
    ['My boy goes to Ampleforth, he boards', 'Ampleforth'],
    ['Achimota is my school', 'Achimota'],
    ['she goes to bishop wand', 'bishop wand'],
  ])('are told by who goes there where the name does not say so: %s', (text, school) => {
    expect(schoolsOf(text)).toEqual([school]);
  });

  it.each([
    ['my kids are both at Gaelscoil Eoghain', 'Gaelscoil Eoghain'],
    ['École Saint-Joseph sent us the forms', 'École Saint-Joseph'],
    ["i'm at Kendriya Vidyalaya No. 2", 'Kendriya Vidyalaya No. 2'],
    ['We are from Springdales Public School, Dwarka', 'Springdales Public School, Dwarka'],
    ["I am a boarder at Queen's College Yaba", "Queen's College Yaba"],
    ["I teach at King Charles' Boys' School", "King Charles' Boys' School"],
    ['doing my a levels at Woodhouse sixth form', 'Woodhouse sixth form'],
  ])('are found whole, with the kind in front and the town behind: %s', (text, school) => {
    expect(schoolsOf(text)).toEqual([school]);
  });

  it.each([
    'Is Winchester College older than Rugby School?',
    'École Normale trained many mathematicians',
    'What happens at Welton Academy in Dead Poets Society?',
    'I love Computer Science',
    'a quote from King Henry V',
    'my teacher is from Bavaria',
    'at my school, Diwali is celebrated',
    'he was transferred from Juventus',
    'king henry viii primary sources',
  ])('are none in lessons, sports and films: %s', (text) => {
    expect(schoolsOf(text)).toEqual([]);
  });
});

describe('schools named after saints and by numbers', () => {
  it.each([
    ["Will you know me from St Oswin's?", "St Oswin's"],
    ["our twins got into Saint Brigid's and hate it", "Saint Brigid's"],
    ['P.S. 187, second floor', 'P.S. 187'],
    ['в 57-й училась мама', '57-й'],
    ['нас из сто четвертой выгнали', 'сто четвертой'],
  ])('need no word for a school: %s', (text, school) => {
    expect(schoolsOf(text)).toEqual([school]);
  });

  it.each([
    "St Patrick's Day is next week",
    "the dome of St Paul's, in London",
    'P.S. 12 people are coming',
    'в 3-й училась',
  ])('are no days, cathedrals, afterthoughts and small ordinals: %s', (text) => {
    expect(schoolsOf(text)).toEqual([]);
  });

  it.each([
    ["we go to St Aldwin's C of E Primary School", "St Aldwin's C of E Primary School"],
    ['moved to Delhi Public School Sector 14', 'Delhi Public School Sector 14'],
    ['нас из СОШ №4 с УИОП везут в Питер', 'СОШ №4 с УИОП'],
    ["I'm new at Heronwood School and Sports College", 'Heronwood School and Sports College'],
    ['I go to Isaac Newton Academy of Brindlewick', 'Isaac Newton Academy of Brindlewick'],
    ['a leaflet from Carrick-on-Suir Vocational School', 'Carrick-on-Suir Vocational School'],
    ['приём в МОУ «Гимназия № 16 "Интерес"». Дальше что?', 'МОУ «Гимназия № 16 "Интерес"»'],
    ['об участии Нагорной основной школы в конкурсе', 'Нагорной основной школы'],
  ])('are removed with all that belongs to the name: %s', (text, school) => {
    expect(schoolsOf(text)).toEqual([school]);
  });

  it('may be told by their points among others', () => {
    const text = 'Sports day: Heron Lane Juniors 112, Hilltop Juniors 98.';
    expect(schoolsOf(text)).toEqual(['Heron Lane Juniors', 'Hilltop Juniors']);
  });

  it.each([
    'у нас в школе 3 спортзала',
    'в школе 2 буфета',
    'в школе 40 мест',
    'в школе 20 кабинетов',
    'От дома до школы 960 м',
    'от дома до школы 650 шагов',
  ])('are not found where things in a school are counted: %s', (text) => {
    expect(schoolsOf(text)).toEqual([]);
  });

  it.each([
    'Dear Ms. Whitaker, I am writing to apologise',
    'Good morning Ms Lee, here is my homework',
    'DEAR MS. WHITAKER, I AM SORRY',
  ])('are not somebody who is called Ms: %s', (text) => {
    expect(schoolsOf(text)).toEqual([]);
    expect(anonymize(text).spans).toMatchObject([{ type: 'PERSON' }]);
  });

  it.each([
    ['I go to Lincoln MS. We have a quiz.', 'Lincoln MS'],
    ['i go to lincoln ms and need help', 'lincoln ms'],
  ])('are middle schools in short: %s', (text, school) => {
    expect(schoolsOf(text)).toEqual([school]);
  });

  it('are not found where a kind of school is spoken of', () => {
    expect(schoolsOf('Чем основная школа отличается от начальной?')).toEqual([]);
  });
});
