import { describe, expect, it } from '@jest/globals';
import { detect, explain } from '../detect.js';

const values = (text: string): string[] =>
  detect(text).map(({ start, end, type }) => `${type} ${text.slice(start, end)}`);

describe('a value is removed whole', () => {
  it.each([
    ["Why won't it take D'Shawn O'Rourke? Two apostrophes too many?", "PERSON D'Shawn O'Rourke"],
    ['wasnt me it was connor n', 'PERSON connor n'],
    ['my best friend Lok Yiu left', 'PERSON Lok Yiu'],
    ['my friend St Dympna is late', 'PERSON St Dympna'],
    ['my friend Hendrika Du Toit is late', 'PERSON Hendrika Du Toit'],
    ['my teacher is Marieke van der Berg', 'PERSON Marieke van der Berg'],
    ['my aunt is Quek Mei Ling', 'PERSON Quek Mei Ling'],
    ['my friend TAUFAHEMA Sione is late', 'PERSON TAUFAHEMA Sione'],
    ['Камелия Ильдаровна нам не поставила оценку', 'PERSON Камелия Ильдаровна'],
    ['мой друг Серг3й заболел', 'PERSON Серг3й'],
    ['короче А3из Байрам0в скинул решение', 'PERSON А3из Байрам0в'],
    ['its brandn w from the back row', 'PERSON brandn w'],
  ])('a name with its initial or its apostrophe: %s', (text, value) => {
    expect(values(text)).toEqual([value]);
  });

  it.each([
    ['Спасибо Петровне за урок', 'PERSON Петровне'],
    ['Наша Сергеевна нам не поставила оценку', 'PERSON Сергеевна'],
  ])('but no word that is none of it: %s', (text, value) => {
    expect(values(text)).toEqual([value]);
  });

  it.each([
    ['he was at 23 Elm Road, Flat 14, los angeles', 'ADDRESS 23 Elm Road, Flat 14, los angeles'],
    ['we live at lot 5 gumtree rd, dubbo nsw 2830', 'ADDRESS lot 5 gumtree rd, dubbo nsw 2830'],
    ['i grew up in 8 Mulberry Yard, Leeds', 'ADDRESS 8 Mulberry Yard, Leeds'],
    ['my address is 33 Abbotsford Place #05-02', 'ADDRESS 33 Abbotsford Place #05-02'],
    [
      'send it to 5 Palm Close, GRA Phase 2, Port Harcourt',
      'ADDRESS 5 Palm Close, GRA Phase 2, Port Harcourt',
    ],
    [
      'my address is 9 Anvil Road, behind the mosque, Ibadan',
      'ADDRESS 9 Anvil Road, behind the mosque, Ibadan',
    ],
    ['we live at B-204, 14 Palm Road, Thane', 'ADDRESS B-204, 14 Palm Road, Thane'],
    ['my home is Heron Mews, 60 Stock Route Road', 'ADDRESS Heron Mews, 60 Stock Route Road'],
    ['i live on Thistle Street, number 12', 'ADDRESS Thistle Street, number 12'],
    ['my address is 9 1/2 Thistle Street', 'ADDRESS 9 1/2 Thistle Street'],
    ['my address is Top Flat, 19 Jute Street', 'ADDRESS Top Flat, 19 Jute Street'],
    ['my address is 12 Oak Street, E17 with my mum', 'ADDRESS 12 Oak Street, E17'],
    ['we live at Tower 2, 14 Palm Road, Thane', 'ADDRESS Tower 2, 14 Palm Road, Thane'],
    ['we live in Bramley-on-Sea, it is dull', 'ADDRESS Bramley-on-Sea'],
    ['живу на ул. Ленина сорок, квартира девять', 'ADDRESS ул. Ленина сорок, квартира девять'],
    ['Отец живёт отдельно: г. Рыбинск, ул. Крестовая, 77–12', 'ADDRESS г. Рыбинск, ул. Крестовая, 77–12'],
    ['живу в посёлке Сосновый Луг, тут тихо', 'ADDRESS посёлке Сосновый Луг'],
    ['мы переехали на 9 Мая, 14, кв. 3', 'ADDRESS 9 Мая, 14, кв. 3'],
    ['живу на Маршала Говорова, 12', 'ADDRESS Маршала Говорова, 12'],
    ['адрес: нижний новгород ул белинского 3 кв 8', 'ADDRESS нижний новгород ул белинского 3 кв 8'],
  ])('an address with its numbers and its town: %s', (text, value) => {
    expect(values(text)).toEqual([value]);
  });

  it.each([
    ['From:\n8 Heron Drive\nBolton\nBL3 4RP\n\nDear Sir', '8 Heron Drive\nBolton\nBL3 4RP'],
    ['Our address:\n12 Oak Street\nSpringfield, IL 62704\nthanks', '12 Oak Street\nSpringfield, IL 62704'],
    ['write to P.O. Box 310, Flagstaff, AZ 86002 on a form', 'P.O. Box 310, Flagstaff, AZ 86002'],
    ['at The Old Mill, Heron Lane, near Ludlow SY8 2ZZ', 'The Old Mill, Heron Lane, near Ludlow SY8 2ZZ'],
    ['My farm is at Ballyduff, Co. Wexford, Y21 F9X3 and', 'Ballyduff, Co. Wexford, Y21 F9X3'],
    ['ищу репетитора рядом с Октябрьским проспектом, 54', 'Октябрьским проспектом, 54'],
    ['Я прописан на Заводской улице в доме 25, а живу тут', 'Заводской улице в доме 25'],
    ['мы в СНТ Ромашка, 5-я линия, уч. 118', 'СНТ Ромашка, 5-я линия, уч. 118'],
    [
      'Apartment 5, The Maltings, 30 Heron Road, Burton-on-Trent DE14 1PZ',
      'Apartment 5, The Maltings, 30 Heron Road, Burton-on-Trent DE14 1PZ',
    ],
    [
      'live at 3 Heron Street, Mount Maunganui 3116, New Zealand',
      '3 Heron Street, Mount Maunganui 3116, New Zealand',
    ],
    ['where i live, Barrow-in-Furness, it rains', 'Barrow-in-Furness'],
    ['живу в общаге Студгородок, корпус 2, комната 17', 'Студгородок, корпус 2, комната 17'],
  ])('an address of several lines or parts, up to its last letter: %s', (text, value) => {
    expect(values(text)).toEqual([`ADDRESS ${value}`]);
  });

  it.each([
    ['I live at 12 Oak Street\nPlease help me', 'ADDRESS 12 Oak Street'],
    ['живу в Туле в доме 5 лет', 'ADDRESS Туле'],
    ['I live at 5 Mill Lane outside school', 'ADDRESS 5 Mill Lane'],
  ])('but without the next line or what the house is not known by: %s', (text, value) => {
    expect(values(text)).toEqual([value]);
  });

  it.each([
    ['Мы живём в Туле 12 лет', 'ADDRESS Туле'],
    ['I live in Leeds, 5 minutes from school', 'ADDRESS Leeds'],
    ['я с Череповца', 'ADDRESS Череповца'],
  ])('but without a number of something else: %s', (text, value) => {
    expect(values(text)).toEqual([value]);
  });

  it.each([
    ['dear mr okoro-jones please move me', 'PERSON mr okoro-jones'],
    ['tell ben_the_hen to send me the notes', 'PERSON ben_the_hen'],
    ['мы Саши-то не видели', 'PERSON Саши'],
    ['report_Sophie_Turner_final.pdf', 'PERSON Sophie_Turner'],
  ])('a name with what is tied to it: %s', (text, value) => {
    expect(values(text)).toEqual([value]);
  });

  it.each([
    ['Щепкна Алла в списке лишняя', 'PERSON Щепкна Алла'],
    ['меня дразнит кирюха бобылев из старших', 'PERSON кирюха бобылев'],
    ['с Кузнецом Андреем не сажайте', 'PERSON Кузнецом Андреем'],
    ['лера с. удалила чат', 'PERSON лера с.'],
    ['Люблю Дашу и не знаю, как сказать', 'PERSON Дашу'],
    ['я гуляла с Машей Понедельник отменили', 'PERSON Машей'],
  ])('a name with its other half, and with no other word: %s', (text, value) => {
    expect(values(text)).toEqual([value]);
  });

  it.each([
    ['аркаддий петрович ведёт у нас химию', 'PERSON аркаддий петрович'],
    ['у гришки шпильевска день рождения', 'PERSON гришки шпильевска'],
    ['списал у тимура г и мне стыдно', 'PERSON тимура г'],
    ['W1lliam Pond is my friend', 'PERSON W1lliam Pond'],
    ['0ксана Петрова учится со мной', 'PERSON 0ксана Петрова'],
    ['S U Z Y Osborne is my friend', 'PERSON S U Z Y Osborne'],
    ['lucas.featherby said he will help me', 'PERSON lucas.featherby'],
    ['Dr.Nwosu gave my friend a detention', 'PERSON Dr.Nwosu'],
  ])('a name with what is misspelled, disguised or run together: %s', (text, value) => {
    expect(values(text)).toEqual([value]);
  });

  it.each([
    ['Auntie Folake picks me up at four', 'PERSON Auntie Folake'],
    ['my auntie Folake picks me up', 'PERSON Folake'],
    ["Meena ma'am gave us homework", "PERSON Meena ma'am"],
  ])('a name with its form of address, and without a word for a relation: %s', (text, value) => {
    expect(values(text)).toEqual([value]);
  });

  it.each([
    ['my friend is Cpl. Imogen Ashworth, cadet lead', 'PERSON Cpl. Imogen Ashworth'],
    ['we met Lt. Col. Edmund Farrow at cadets, ask him', 'PERSON Lt. Col. Edmund Farrow'],
    ['Mr and Mrs Fenwick complained to my mum', 'PERSON Mr and Mrs Fenwick'],
    ['Edmund Farrow III is in my class', 'PERSON Edmund Farrow III'],
    ['the register says "Fenwick, P." twice', 'PERSON Fenwick, P.'],
    ["my friend imogen 'the imp' ashworth did it", "PERSON imogen 'the imp' ashworth"],
    ['my cousin liam   harkness plays chess', 'PERSON liam   harkness'],
    ['gregor mc cafferty got detention because of me', 'PERSON gregor mc cafferty'],
    ['mr d almeida told us to run', 'PERSON mr d almeida'],
    ['my friend Seo-jin Noh plays go', 'PERSON Seo-jin Noh'],
    ['write to Thi Huong Nguyen, mum of my friend', 'PERSON Thi Huong Nguyen'],
    ['my friend mei hua is sad', 'PERSON mei hua'],
  ])('a name with its rank, its generation, its particle and all its syllables: %s', (text, value) => {
    expect(values(text)).toEqual([value]);
  });

  it.each([
    ['I am in grade 8, section C at Lincoln High for Girls', 'SCHOOL Lincoln High for Girls'],
    ["Do you remember me from Saint Brendan's?", "SCHOOL Saint Brendan's"],
    ['I went to Primary School No. 7 before', 'SCHOOL Primary School No. 7'],
    ['I study at Gymnasium Nr. 3 now', 'SCHOOL Gymnasium Nr. 3'],
    ['учусь в православной гимназии святителя Макария', 'SCHOOL православной гимназии святителя Макария'],
    ['брат ходит в Ключевскую сельскую школу', 'SCHOOL Ключевскую сельскую школу'],
    ['учусь в Боровской школе-интернате', 'SCHOOL Боровской школе-интернате'],
  ])('a school with its possessive and its kind: %s', (text, value) => {
    expect(values(text)).toContain(value);
  });

  it('does not take the case of a noun for a part of the name of a school', () => {
    expect(values("I go to Park Hill Primary's after-school club")).toEqual(['SCHOOL Park Hill Primary']);
  });

  it('a number in groups', () => {
    expect(values('health card number 4817 226 903 KD for the nurse')).toEqual(['ID 4817 226 903 KD']);
    expect(values('i got my National Insurance letter, QK 48 20 71 C, is it right')).toEqual([
      'ID QK 48 20 71 C',
    ]);
  });

  it.each([
    ['M14 5LQ thats mine', 'ADDRESS M14 5LQ'],
    ['Std 8A elected me monitor', 'CLASS Std 8A'],
    ['моя группа ИС-21 сдаёт базы данных', 'CLASS группа ИС-21'],
    ['VII «Б» класс поздравляет ветерана', 'CLASS VII «Б» класс'],
    ['Преподаю алгебру в девятых «А» и «Г»', 'CLASS девятых «А» и «Г»'],
    ['Pupils in my S2 class keep asking', 'CLASS S2 class'],
    ['my S2 class teacher is mean', 'CLASS S2'],
    ['i am in section b of 8th grade and new here', 'CLASS section b of 8th grade'],
    ['this is tutor group 4H typing together', 'CLASS tutor group 4H'],
  ])('a code of the post with its first half, a class with its noun: %s', (text, value) => {
    expect(values(text)).toEqual([value]);
  });

  it('a class with the mark that ends its quotation', () => {
    expect(values('Иванов А. С. 7 «Б» контрольная работа')).toEqual(['PERSON Иванов А. С.', 'CLASS 7 «Б»']);
    expect(values('хожу в 6 кл. «З». Парты сломаны')).toEqual(['CLASS 6 кл. «З»']);
    expect(values('хожу в 6 кл. «З» Парты сломаны')).toEqual(['CLASS 6 кл. «З»']);
  });

  it('never grows into the next value', () => {
    const text = 'Адрес: ул. Мира, 5, тел. 8 916 123-45-67, почта a.b@mail.ru';
    const spans = detect(text);
    expect(spans.map(({ type }) => type)).toEqual(['ADDRESS', 'PHONE', 'EMAIL']);
    for (const [i, { start }] of spans.entries())
      if (i > 0) expect(start).toBeGreaterThanOrEqual(spans[i - 1]!.end);
  });

  it('is what the explanation shows as removed', () => {
    const text = 'i grew up in 8 Mulberry Yard, Leeds';
    const removed = explain(text).filter(({ decision }) => decision === 'removed');
    expect(removed.map(({ start, end }) => text.slice(start, end))).toEqual(['8 Mulberry Yard, Leeds']);
  });
});
