import { describe, expect, it } from '@jest/globals';
import { detect } from '../detect.js';

const found = (text: string): string[] => detect(text).map(({ start, end }) => text.slice(start, end));

describe("what is nobody's after all", () => {
  it.each([
    'Give three facts on the constellation Andromeda',
    'Suggest a flag for a sports house called Hercules',
    'Расскажи про созвездие Кассиопея',
    'what did historians say when Mary I died',
    '"Call me Jonah." opens which novel?',
    'print(greet(name="Tom")) gives an error, why?',
    '<a href="https://example.org">here</a> does not open',
    'how many moles are in 12g of NaOH',
    'Какой часовой пояс в Красноярске',
  ])('is left: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['my cousin named Phoenix moved here', ['Phoenix']],
    ['our football team captain is called Sebastian', ['Sebastian']],
    ['"Call me Priya," my friend said on her first day', ['Priya']],
    ['my page is https://example-school.org/tom', ['https://example-school.org/tom']],
    ['расписание висит у 2Г. Составьте план', ['2Г']],
    ['Dana is in 10g of our school', ['Dana', '10g']],
    ['список 2Г. Петров, Сидорова', ['2Г', 'Петров', 'Сидорова']],
    ['передай Роману записку «Маша ждёт у входа»', ['Роману', 'Маша']],
    ['физрук = Лапшин', ['Лапшин']],
  ])("but what is somebody's is not: %s", (text, values) => {
    expect(found(text)).toEqual(values);
  });
});
