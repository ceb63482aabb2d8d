import { describe, expect, it } from '@jest/globals';
import { messagesOf, peopleOf } from './people-of-dialog.fixture.js';

describe('what the writer calls somebody by', () => {
  it.each([
    ['Моя дочь Маша боится | Учительница Мария кричит на Машу | Что сказать Маше?', '1|2 1|1'],
    [
      'My son Michael is sad | My friend Mike hit Michael | What should I tell Michael and Mike?',
      '1|2 1|1 2',
    ],
    ['Мой сын Миша | мой друг Михаил | Миша плачет | Михаил смеётся', '1|2|1|2'],
    ['Сын Миша плачет | мой друг Михаил пришёл', '1|2'],
    ['Настя Котова и Настя Орлова дерутся | Настя плачет', '1 2|3'],
    ['Моего друга зовут Миша | Моего брата зовут Михаил', '1|2'],
    ['My classmate Ben is nice | My brother Benjamin is not', '1|2'],
    ['My son Jack is 8 | His friend Jack hit him | Jack cried', '1|2|1'],
    ['My son Leo is 9 | His teacher is Leo Castellano | Mr Castellano picks on Leo', '1|2|2 1'],
    ['Our coach Mike is strict | my friend Mike quit', '1|2'],
    ['My brother Jim and his teacher James Hale argue | Jim cried', '1 2|1'],
    ['Мой сын Лёня плачет | Его тренер — Леонид Громов | Громов орёт на Лёню', '1|2|2 1'],
    ['Мой сын Лёня плачет | Его тренер по боксу — Леонид Громов | Лёня боится', '1|2|1'],
    ['Her son Devon Blake lied | The mother is Cheryl Blake | Dear Ms Blake', '1|2|2'],
  ])('tells two of one name apart: %s', (dialog, told) => {
    expect(peopleOf(dialog)).toBe(told);
  });

  it.each([
    ['Мой муж Сергей работает | папа Сергей пришёл в школу', '1|1'],
    ['Моя жена Ольга болеет | мама Ольга не придёт', '1|1'],
    ['My husband Tom works | Their dad Tom came', '1|1'],
    ['Моя дочь Маша | сестра Маша помогает ему', '1|1'],
    ['Моя подруга Маша | одноклассница Маша', '1|1'],
    ['My friend Max is here | His brother Max is here', '1|1'],
    ['Друг сына Миша ударил его | Одноклассник Миша опять дерётся | Миша злой', '1|1|1'],
    ['Друг моего сына Никита обижает его | Одноклассник Никита смеётся', '1|1'],
    ['We have neighbours with a daughter Ella | My new friend Ella likes me | Ella cried', '1|1|1'],
    ['У соседки сын Артём | мой друг Артём | Артём плачет', '1|1|1'],
    ['Двоюродный брат Дима ходит со мной в класс | одноклассник Дима', '1|1'],
    ['Dear teacher, Emily was sick yesterday | My daughter Emily has a fever', '1|1'],
    ["My teacher is Emily's mom | My friend Emily cried", '1|1'],
    ["My mom is Emily's teacher | My friend Emily cried", '1|1'],
    ['Нужен репетитор — Маша отстаёт по математике | Моя дочь Маша в 5 классе', '1|1'],
    ['Мальчик Дима плачет | Мой сын Дима', '1|1'],
    ['I promised to tutor Onyeka | My friend Onyeka got it', '1|1'],
    ['I told the teacher Emily hit me | My friend Emily cried', '1|1'],
  ])('tells nobody apart who may be one: %s', (dialog, told) => {
    expect(peopleOf(dialog)).toBe(told);
  });
});

describe('one person', () => {
  it.each([
    ['Виолетта толкнула меня | Виолетка опять смеялась | Виолеточка молчала', '1|1|1'],
    ['Зарина плачет | с Заринкой дружу', '1|1'],
    ['Моя подруга Лилия | Лильке 10 лет', '1|1'],
    ['Мой друг Дамир | Дамирчика обижают', '1|1'],
    ['Мой друг Веня | Веньке плохо', '1|1'],
    ['Мой друг Жавлон | Мой друг Жавлончик', '1|1'],
    ['My friend Stuart left | my friend Stu locked the door', '1|1'],
    ['My friend Rosalind left | my friend Roz called me', '1|1'],
    ['My friend Emma is sad | I hit Em', '1|1'],
    ['My friend Dashiell owes me | my friend Dash is loaded | my friend Dashiell Monroe', '1|1|1'],
    ['my friend Ubunti left | my friend Ubunti Krazelo cried | my friend Krazelo left', '1|1|1'],
  ])('is known by another form of the name: %s', (dialog, told) => {
    expect(peopleOf(dialog)).toBe(told);
  });

  it.each([
    ['Mr Krazelo yelled at me | I sit beside Ubunti Krazelo', '1|2'],
    ['Сидоров К. Д. обижает меня | учитель Кирилл Данилович не верит', '1|2'],
    ['My best friend Lily is sad | my friend Lillian cried', '1|2'],
    ['My friend Priyanka is sad | my friend Priya hit me', '1|2'],
    ['My friend Marshall left | my friend Marsh hit me', '1|2'],
    ['My friends Dashiell and Dashawn left | my friend Dash cried', '1 2|3'],
    ['My friends Theodore and Theresa left | my friend Theo Brown cried', '1 2|1'],
    ['Мой друг Дамир | моя подруга Дамира | Дамирчик ушёл', '1|2|1'],
  ])('is nobody of another name that looks like it: %s', (dialog, told) => {
    expect(peopleOf(dialog)).toBe(told);
  });
});

describe('whom the dialog knows by a name', () => {
  it.each([
    ['My friend Mark hit me | I gave mark my pen', 'I gave [PERSON_1] my pen'],
    ['Мой сын Лев болеет | мой лев опять плачет', 'мой [PERSON_1] опять плачет'],
    ['Мазур Олег опоздал | Мазура позвали к директору', '[PERSON_1] позвали к директору'],
    ['Our coach is Mike Duffy | Duffy yells at my friend', '[PERSON_1] yells at my friend'],
    ['My teacher is James Hale | I think Hale is unfair', 'I think [PERSON_1] is unfair'],
    ['My classmate Tom Dickens | Dickens called my mom', '[PERSON_1] called my mom'],
    ['Мой учитель Олег Чехов | Чехов вызвал мою маму', '[PERSON_1] вызвал мою маму'],
    ['У нас учитель Олег Мазур | и тут мазур пришёл', 'и тут [PERSON_1] пришёл'],
    ['Our coach is Tom Skinner | My mum called Skinner', 'My mum called [PERSON_1]'],
  ])('is removed where only the surname stands: %s', (dialog, last) => {
    expect(messagesOf(dialog).at(-1)).toBe(last);
  });

  it.each([
    'My friend Theresa Green left | The green car is nice. THE END',
    'My friend Theresa left | I like The Beatles',
    'My friend Warren left | Who won the Civil War?',
    'My friend Stephen left | Follow Step 2',
    'My friend Jasmine left | Tell me about the Jazz Age',
    'Our teacher is Mr Page | Do the exercise on Page 45',
    'Our teacher is Mr River | a big river',
    'Мой друг Петя Дуб | дуб растёт',
    'My friend Emma French left | I have French on Monday',
    'My friend Tom Golding left | How does Golding present fear?',
    "Our teacher is Mr Day | When is Mother's Day?",
    'My friend Tom Moon left | how far is the moon?',
    'My friend Tom Skinner left | My teacher asked for an essay on the theory of Skinner',
    'Мой друг Дима Киров | Моя бабушка сказала, что Киров раньше был Вяткой',
    'My friend Ann Krazelo left | Переведи: My name is Tom Krazelo',
    'Мой друг Петя Козлов | Сколько козлов на ферме?',
    'Мой друг Петя Зощенко | рассказы Зощенко',
    'My friend Theresa Green left | I like the green car',
    'Мой друг Дима Серов | Погода в Серове',
    'Моя подруга Соня Гоголь | Гоголь сжёг второй том',
    'Мой друг Дима Есенин | есенин это кто',
    'Мой друг Дима Тамбов | тамбов это город',
    'Мой друг Дима Киров | Киров это большой город',
    'My friend Alexander left | Alexander the Great tutor',
    'Моя подруга Соня Гоголь | Гоголь сжёг второй том',
    'My friend Tom Newton left | When was Newton born?',
    'My friend Tom Fry left | How do I fry eggs?',
    'My friend Andrew left | AND THEN HE SAID STOP',
    'My friend Tom Skinner left | Explain the theory of Skinner in psychology',
    'My friend Alexandra left | Who was Alexander the Great?',
  ])('leaves words, towns and figures as they are: %s', (dialog) => {
    expect(messagesOf(dialog).at(-1)).toBe(dialog.split(' | ').at(-1));
  });
});

describe('a name at the beginning of a sentence', () => {
  it.each([
    ['Опиши Машу', 'Опиши [PERSON_1]'],
    ['Люблю Машу', 'Люблю [PERSON_1]'],
    ['Опиши Вову в трёх словах', 'Опиши [PERSON_1] в трёх словах'],
    ['Люблю Вову', 'Люблю [PERSON_1]'],
    ['Ненавижу Машу и Вову', 'Ненавижу [PERSON_1] и [PERSON_2]'],
    ['Нарисуй Тимура', 'Нарисуй [PERSON_1]'],
    ['Посоветуй Кириллу Белову, что почитать', 'Посоветуй [PERSON_1], что почитать'],
    ['Намекни Анне Петровне, что завтра контрольная', 'Намекни [PERSON_1], что завтра контрольная'],
    ['Упомяни Машу, что завтра контрольная', 'Упомяни [PERSON_1], что завтра контрольная'],
    ['Боюсь Машу, что завтра контрольная', 'Боюсь [PERSON_1], что завтра контрольная'],
    ['Уважаю Кириллу Белову, что завтра', 'Уважаю [PERSON_1], что завтра'],
    [
      'внизу «счастья Вам, К. А. Вольская». А Льву Захаровичу пожелай терпения',
      'внизу «счастья Вам, [PERSON_1]». А [PERSON_2] пожелай терпения',
    ],
    ['Мой сын Вашим тестом доведён до слёз', 'Мой сын Вашим тестом доведён до слёз'],
  ])('does not take the word before it along: %s', (message, clean) => {
    expect(messagesOf(message)[0]).toBe(clean);
  });

  it.each([
    ['Аллергоанамнез: Кирей Злата, арахис', 'Аллергоанамнез: [PERSON_1], арахис'],
    ['Вот список должников: Быков Е., Нечай К.', 'Вот список должников: [PERSON_1], [PERSON_2]'],
    ['Петрову Машу похвалили', '[PERSON_1] похвалили'],
    ['Мазуру Кириллу поставили двойку', '[PERSON_1] поставили двойку'],
    ['Шульгу Машу обижают в классе', '[PERSON_1] обижают в классе'],
    ['Юки приехала по обмену и спросила меня', '[PERSON_1] приехала по обмену и спросила меня'],
  ])('is whole where the surname ends like a verb: %s', (message, clean) => {
    expect(messagesOf(message)[0]).toBe(clean);
  });
});
