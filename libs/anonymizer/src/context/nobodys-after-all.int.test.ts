import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';
import { detect } from '../detect.js';

const found = (text: string): string[] => detect(text).map(({ start, end }) => text.slice(start, end));

describe("what is nobody's after all", () => {
  it.each([
    'Give three facts on the constellation Andromeda',
    'Пушкин А. С. родился в 1799',
    'Suggest a flag for a sports house called Hercules',
    'Расскажи про созвездие Кассиопея',
    'what did historians say when Mary I died',
    '"Call me Jonah." opens which novel?',
    'print(greet(name="Tom")) gives an error, why?',
    '<a href="https://example.org">here</a> does not open',
    'how many moles are in 12g of NaOH',
    'Какой часовой пояс в Красноярске',
    'Product no. 8412-330-17 is out of stock, what is a similar glue?',
    'const user = { id: 20481937, name: "test" }; how do I log the id?',
    'What happened at Little Rock Central High School in 1957?',
    'how does Jane Eyre survive at Lowood School',
    'Balance: C6H12O6 + O2 -> CO2 + H2O',
    'когда именины у Матвея?',
    'какого числа день ангела у Ксении',
    'просклоняй имя илья по всем падежам',
    'что значит имя айгуль с тюркского',
    'what does the name ava mean',
    'в списке лежат "Маша" и "Петя", как отсортировать в Python по алфавиту',
    'Where are past papers for IB Physics HL?',
    'How does a comet differ from a meteor (2 Feb lesson)?',
    'lord of the flies simon = jesus?? is that a thing',
    'Migrants come to London from where, top five countries',
    'For Nat 5 English I am doing Carol Ann Duffy',
    'Гоша, Кеша, Рома — почему попугаев вечно так зовут?',
    'Лиса Алиса и кот Базилио говорят об экономии воды, придумай им реплики',
    'Почему у Татьянина дня такая дата, 25 января?',
    'Горячая линия Госуслуг 8 800 100-70-10, сколько ждать ответа?',
    'const users = [{phone: "+7 000 000-00-00"}] как найти по телефону',
    'Nf3 d5 g3 c5 Bg2 Nc6, is that an Indian attack?',
    'В бланке стоит «паспорт серия 0000 номер 000000». Это обязательно спрашивать?',
    'code 0580/42 is that extended or core',
    'Касса театра 8 (495) 692-00-69, но там никто не берёт трубку. Как ещё заказывают билеты?',
    'Poison control is 1-800-222-1222, put that and 911 on a card',
    'aiogram 3.4.1, from aiogram.filters import CommandStart, ругается на Dispatcher(bot)',
    'Протокол № 3 от 14.10.2023, присутствовали 24 человека. Как правильно писать?',
    'My calculator says 3.14159 2654 and I thought pi goes 2653 next. rounding?',
    'Roll number 0000, is that still how they do it on specimen papers?',
    'IB Physics HL 2023 November TZ0 paper 2, question 6. half the intensity?',
    'Serial no. on the voltmeter drawing reads 0471-2286-19, scale 0-5 V',
    'УК РФ ст. 158 ч. 2 — с какого возраста отвечают?',
    'FIFA rank: Croatia 10, Morocco 14, so who counts as the underdog',
    'OCR A H505, Y113 — does that unit have the Churchill enquiry',
    '555 timer, R1 10k, R2 47k, C 10uF. frequency I get is 1.39 Hz',
    'Kids Help Phone is 1-800-668-6868, put it on a poster',
    'Номер таблицы 00-17-352 в методичке что означает?',
    'The serial number on the microscope box is MS-20417-B, does it tell the magnification?',
    'Poster for Antigone: mention Creon, Haemon and Ismene without spoilers',
    "Fick's first law, when does one apply it to silicon?",
    'Имя файла itog_final_2.docx, как лучше называть версии?',
    'Что лучше для учёбы, Lenovo или Asus',
    'Should the date be in the American or the British order?',
  ])('is left: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('is removed all the same where it is a name of the user, or of somebody the dialog has spoken of', () => {
    const text = 'Suggest a flag for a sports house called Victoria';
    expect(anonymize(text, undefined, { knownNames: ['Victoria'] }).text).toContain('[PERSON_1]');
    const { vault } = anonymize('my best friend Victoria is ill today');
    expect(anonymize(text, vault).text).toContain('[PERSON_1]');
  });

  it.each([
    ['я гуляла с Машей Понедельник отменили', ['Машей']],
    ['что значит имя Айгуль? меня так зовут', ['Айгуль']],
    ['значение имени Рустам, он новенький', ['Рустам']],
    ['спроси у Димы из какой книги номер', ['Димы']],
    ['my cousin named Phoenix moved here', ['Phoenix']],
    ['our football team captain is called Sebastian', ['Sebastian']],
    ['"Call me Priya," my friend said on her first day', ['Priya']],
    ['my friend Jesus is ill', ['Jesus']],
    ['мой телефон 8 916 123-45-67, это не горячая линия', ['8 916 123-45-67']],
    ['I changed my discord from soggycrumpet to crispycrumpet_', ['soggycrumpet', 'crispycrumpet_']],
    ['Which train for the museum, if one child comes from Hitchin?', ['Hitchin']],
    ['мед. карта № 5582/17', ['5582/17']],
    ['Я из 8 А, у нас завтра контрольная по закону Ома', ['8 А']],
    ['мой ник маша_петрова, у брата вова_крутой, добавь', ['маша_петрова', 'вова_крутой']],
    ['мед. карта № 0582/17', ['0582/17']],
    ['Тётя Оля в регистратуре: 8 916 123-45-67', ['Оля', '8 916 123-45-67']],
    ['help desk dave 07700 900123', ['dave', '07700 900123']],
    ['мой тел 8.916123 45 67', ['8.916123 45 67']],
    ['мама на кассе, её номер 8 (495) 692-00-69', ['8 (495) 692-00-69']],
    ['the serial number of my own scanner is MS-20417-B, it was stolen', ['MS-20417-B']],
    ['Натальин день рождения, зовут Наталья Кротова', ['Натальин', 'Наталья Кротова']],
    ['my page is https://example-school.org/tom', ['https://example-school.org/tom']],
    ['расписание висит у 2Г. Составьте план', ['2Г']],
    ['Dana is in 10g of our school', ['Dana', '10g']],
    ['список 2Г. Петров, Сидорова', ['2Г', 'Петров', 'Сидорова']],
    ['передай Роману записку «Маша ждёт у входа»', ['Роману', 'Маша']],
    ['физрук = Лапшин', ['Лапшин']],
    ['когда именины у Ксении? она моя подруга', ['Ксении']],
    ['Моя прабабушка Анна Ахматова родилась в 1938', ['Анна Ахматова', '1938']],
  ])("but what is somebody's is not: %s", (text, values) => {
    expect(found(text)).toEqual(values);
  });
});
