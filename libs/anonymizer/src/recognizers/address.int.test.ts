import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';

const addressesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'ADDRESS')
    .map(({ start, end }) => text.slice(start, end));

describe('addresses', () => {
  it.each([
    ['заходи, ул. Мира 7, кв 3, 5 этаж', 'ул. Мира 7, кв 3, 5 этаж'],
    ['живу пр ленина 31 кв 6', 'пр ленина 31 кв 6'],
    ['сижу дома на Вишнёвой, д. 4', 'Вишнёвой, д. 4'],
    ['автобус забирает меня у Рябиновой, 12', 'Рябиновой, 12'],
    ['come to 6 Larch Lane, 3rd floor', '6 Larch Lane, 3rd floor'],
    ['ADDRESS: 61 BIRCH AVE S, DENVER, CO 80202', '61 BIRCH AVE S, DENVER, CO 80202'],
    ['I stay at 9 Protea Road, Pretoria 0002', '9 Protea Road, Pretoria 0002'],
    ['Osric Bly, born 3 May 2011, 9 Heron Road, Colchester CO4 5XX', '9 Heron Road, Colchester CO4 5XX'],
  ])('are covered with floor, side, code, and without a word for the street: %s', (text, address) => {
    expect(addressesOf(text)).toEqual([address]);
  });

  it.each([
    ['I currently live in Ilfracombe', 'Ilfracombe'],
    ['our village, Llanberis, has one shop', 'Llanberis'],
    ['writing to you from Kirkwall', 'Kirkwall'],
    ['we reside in Madison', 'Madison'],
    ['пишем вам из Верхоянска', 'Верхоянска'],
    ['наше село, Ромашкино, маленькое', 'Ромашкино'],
    ['звоню из Мирного', 'Мирного'],
  ])('are towns that someone lives in or writes from, though no list has them: %s', (text, town) => {
    expect(addressesOf(text)).toEqual([town]);
  });

  it.each([
    ['come over to 14 oak st after school', '14 oak st'],
    ['walk me to 16 willow way tmrw', '16 willow way'],
    ['party at my house 7 the avenue, ls9 8qq', '7 the avenue, ls9 8qq'],
    ['mail it to P.O. Box 310, Salem, OR 97301', 'P.O. Box 310, Salem, OR 97301'],
    ['return it to Private Bag 12, Gaborone', 'Private Bag 12, Gaborone'],
    ['i live at Lindenstraße 8, 50674 Köln', 'Lindenstraße 8, 50674 Köln'],
    ['ship to 12 rue de la Paix, 75002 Paris', '12 rue de la Paix, 75002 Paris'],
    ['we live in Apartment 7, The Granary, Wharf Street', 'Apartment 7, The Granary, Wharf Street'],
    ['Our house is Rose Cottage, Mill Lane, Haworth', 'Rose Cottage, Mill Lane, Haworth'],
    ['Ashgrove, Tuam Road, Athenry, Co. Galway is our address', 'Ashgrove, Tuam Road, Athenry, Co. Galway'],
    ['i stay at B-42, Sector 18, Noida 201301', 'B-42, Sector 18, Noida 201301'],
    ['my house is Orchard Road 118', 'Orchard Road 118'],
    ['my address is 41 Rathgar Road, Dublin 6, D06 X4Y2', '41 Rathgar Road, Dublin 6, D06 X4Y2'],
    ["my postcode's eh8 9yl", 'eh8 9yl'],
    ['pin code 560034', '560034'],
  ])('are found as people of many countries write them: %s', (text, address) => {
    expect(addressesOf(text)).toEqual([address]);
  });

  it.each([
    ['send it to 33 oak st denton tx 76201 and ask', '33 oak st denton tx 76201'],
    ['my flat is flat 9 larkspur court the lift is broke', 'flat 9 larkspur court'],
    ['post it to 5 the green, farsley', '5 the green, farsley'],
    ['my address 410 lakeshore blvd unit 9 erie pa 16501', '410 lakeshore blvd unit 9 erie pa 16501'],
    ['my stop is 40 mulberry court', '40 mulberry court'],
    ['44 Union Glen, flat C, Aberdeen', '44 Union Glen, flat C, Aberdeen'],
    ['128 High Street, top floor left, Peebles', '128 High Street, top floor left, Peebles'],
    ['730 Indian Avenue, rear building, Columbus', '730 Indian Avenue, rear building, Columbus'],
    ['a taxi from 14 Grand Parade, Cork city be paid', '14 Grand Parade, Cork city'],
    ['233 14 Street NW, Calgary vs mine', '233 14 Street NW, Calgary'],
    ["home is 88 Signal Hill Rd, St. John's, NL.", "88 Signal Hill Rd, St. John's, NL"],
    ['So Kettering, OH 45429?', 'Kettering, OH 45429'],
    ['in The Old Manse, Tarbert, Isle of Harris, HS3 3DJ', 'The Old Manse, Tarbert, Isle of Harris, HS3 3DJ'],
    ['Hello,\n6 Hawthorn Terrace\nBallincollig\nCo. Cork\nBye', '6 Hawthorn Terrace\nBallincollig\nCo. Cork'],
    ['at Lot 18, Mesa Trailer Park, FM 1472, Laredo TX', 'Lot 18, Mesa Trailer Park, FM 1472, Laredo TX'],
    ['Label: c/o 2 Mill Lane, Tillicoultry FK13', 'c/o 2 Mill Lane, Tillicoultry FK13'],
    ['i live on W 117th St its loud', 'W 117th St'],
    ['i only no my street kilmarnock road', 'kilmarnock road'],
    ['parcels go to Birch House, 2 College Road', 'Birch House, 2 College Road'],
  ])('are covered with flat, side, county, state and code, and in small letters: %s', (text, address) => {
    expect(addressesOf(text)).toEqual([address]);
  });

  it.each([
    'I live on the road',
    'pick 4 the green one',
    'score 9 to 4, court 3',
    'In 2019 the OK team won 10000 points',
    'flat 2 big court shoes',
    'my street food project',
    "we're on abbey road in music, what about the album",
  ])('are no amounts, colours or roads at large: %s', (text) => {
    expect(addressesOf(text)).toEqual([]);
  });

  it.each([
    ['i come from a village called Upper Slaughter', 'Upper Slaughter'],
    ['hometown Mysuru', 'Mysuru'],
    ["I'm living in Cleveland Heights with my aunt", 'Cleveland Heights'],
    ["My town has a castle and it's called Knaresborough", 'Knaresborough'],
    ['the weather for Keighley cos we have sports and thats where i live', 'Keighley'],
    ["We've just arrived in Kelowna from India", 'Kelowna'],
    ['My wife and I home-educate in Nairn', 'Nairn'],
    ['i live in cleveland heights ohio', 'cleveland heights ohio'],
    ['My family is moving to Otley', 'Otley'],
    ['Ipswich is where we live', 'Ipswich'],
    ['i live in ogdensburg', 'ogdensburg'],
  ])('are towns that are named, or told of behind: %s', (text, town) => {
    expect(addressesOf(text)).toEqual([town]);
  });

  it.each([
    ['hi im a girl from boise idaho', 'boise idaho'],
    ['where i live (Slough) there are loads of planes', 'Slough'],
    ['My dad says that Cork, our city, is the capital', 'Cork'],
    ['Kirkcaldy resident here, asking for two', 'Kirkcaldy'],
    ['a leaflet on my local area, which is Merthyr Tydfil', 'Merthyr Tydfil'],
    ["We've just bought a house in Ludlow; when must we apply", 'Ludlow'],
    ['из окна нашей школы в Геленджике видно море', 'Геленджике'],
    ['сами мы курганские, а они нет', 'курганские'],
  ])('are towns told of in passing: %s', (text, town) => {
    expect(addressesOf(text)).toEqual([town]);
  });

  it.each([
    'мы советские, а они нет',
    'сама я русская, но учу английский',
    'Mum, our city, is it big?',
    'In Carthage, our city, Hannibal was praised',
    'Maths teacher here, how do I teach angles',
    'реши: в турнире участвовали Алик, Боря, Витя и Гена',
  ])('are no words for peoples, persons or trades: %s', (text) => {
    expect(addressesOf(text)).toEqual([]);
  });

  it('are the towns on both sides of a move', () => {
    expect(addressesOf('we moved from Leeds to Otley last summer')).toEqual(['Leeds', 'Otley']);
  });

  it.each([
    'score 3 to 3 big square',
    'Unit 7, Chapter 2 questions',
    'Symphony No. 9, Ode to Joy',
    'Main Street 1920 in the novel',
    '5 May 1821, Saint Helena, Longwood',
    'Rue Saint Denis 1878 by Monet',
    'Hauptstraße means main street',
    'i live in denial',
    'Rome is where the pope lives',
    'Boulevard of Broken Dreams 2004',
    'List three push and pull factors for moving to Lagos.',
    'They arrived in London in 1066',
    'People moved from Ireland to Boston in 1847',
    'We moved from Algebra to Geometry',
    'Is it legal to homeschool in Germany?',
  ])('are no units of lessons, works or dates: %s', (text) => {
    expect(addressesOf(text)).toEqual([]);
  });

  it.each([
    'на Бородинском поле, 1812 год',
    'мы читали у Пушкина, 2 главы',
    'писатель родом из Вологды',
    'penguins live in Antarctica',
    "I'm in Spanish class",
    'our planet, Earth, is round',
    'writing an essay from Wikipedia',
    'пишу реферат из Википедии',
  ])('are not places of lessons, subjects or amounts: %s', (text) => {
    expect(addressesOf(text)).toEqual([]);
  });
});
