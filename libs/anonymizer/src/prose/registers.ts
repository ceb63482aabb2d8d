import { expand } from '../text/prefixes.js';
import type { Token } from '../text/tokenize.js';

/** What words of a message tell of what it is: a task, a story, talk of one's own days. Each is a bit. */
export const REGISTERS = [
  'task',
  'schoolbook',
  'fiction',
  'code',
  'grammar',
  'years',
  'game',
  'kin',
  'mates',
  'said',
  'time',
  'our',
] as const;

/** By register, as sets of words are written: see text/prefixes.ts. Of those there is room for thirty, and all are taken. */
const WORDS: Readonly<Record<(typeof REGISTERS)[number], string>> = {
  task: `задач упражнени услови решить реши$ решите решил ответ вычисл уравнени вероятност скорост сколько процент сумм пример формул
    problem exercis worksheet question solv equation probabilit answer ratio$ percent averag total each$ many$ much$`,
  schoolbook: `учебник задачник методичк пособи образец образц пример$ примера$ примере$ примеры$ тетрад диктант упр$ параграф
    стр$ страниц задани textbook workbook sheet$ key$ answers$ passage comprehension gap$ gaps$ blank$ blanks$ page$ reader$
    example$ sample$`,
  fiction: `рассказ герой геро героин персонаж глава$ главе$ главы$ главу$ фанфик роман$ романа$ романе$ повест сюжет сказк автор пьес поэм былин миф$
    мифа$ мифах$ читател story$ stories$ character chapter fanfic novel plot$ protagonist narrator author hero$ heroes$ heroine scene poem myth
    play$ book$ books$`,
  code: `print$ def$ python java$ javascript sql$ select$ код$ коде$ кода$ массив цикл переменн словар функци code$ array loop$ variable
    function table$ column string$ dict$ dictionar`,
  grammar: `предложени запят падеж склонени подлежащ сказуем обращени орфограмм диалог перевед переведи sentence comma$ commas$ verb$ verbs$
    noun grammar translat dialogue clause tense$ tenses$ apostroph`,
  years: '',
  game: `игра$ игре$ игры$ игру$ аниме$ серия$ сезон босс уровен anime$ game$ games$ season$ episode level$ levels$ boss$ quest$ manga$ minecraft
    film$ films$ movie`,
  kin: `мам[аеуы]$ мамой$ мамин пап[аеуы]$ папой$ папин брат$ брат[ау]$ братом$ братик сестр бабушк дедушк дед$ дед[ау]$ тет[яеию]$ тетей$ дяд[яеию]$
    дядей$ сын$ сын[ау]$ сыном$ доч mum$ mom$ dad$ brother sister gran$ grandma grandad grandpa nan$ aunt uncle cousin`,
  mates: `одноклассни друг$ друг[ау]$ другом$ друзья$ друзей$ подруг подружк сосед тренер репетитор учител классн friend classmate teacher coach$
    tutor neighbour neighbor mate$ mates$ captain`,
  said: `сказал говор спросил обидел поссор обещал пришл забыл said$ says$ told$ asked$ thinks$ keeps$ promis texted reckons$`,
  time: `вчера$ завтра$ сегодня$ понедельник вторник сред[ау]$ четверг пятниц суббот воскресень выходн перемен каникул yesterday tomorrow today$
    tonight monday tuesday wednesday thursday friday saturday sunday weekend break$ lunch`,
  our: 'мы$ нас$ нам$ нами$ наш наш[аеиу]$ we$ our$ us$',
};

const LEAST = 3;
const whole = new Map<string, number>();
const beginnings = new Map<string, { readonly text: string; readonly bit: number }[]>();
REGISTERS.forEach((register, index) => {
  const bit = 1 << index;
  for (const pattern of WORDS[register].split(/\s+/).filter(Boolean))
    for (const word of expand(pattern)) add(word, bit);
});

function add(word: string, bit: number): void {
  if (word.endsWith('$')) {
    const exact = word.slice(0, -1);
    whole.set(exact, (whole.get(exact) ?? 0) | bit);
    return;
  }
  const key = word.slice(0, LEAST);
  const known = beginnings.get(key);
  if (known === undefined) beginnings.set(key, [{ text: word, bit }]);
  else known.push({ text: word, bit });
}

const YEARS = 1 << REGISTERS.indexOf('years');

/** The registers that a word or a number is of, a bit each. */
export function registersOf({ kind, lower, word }: Token): number {
  if (kind === 'number') return lower.length === 4 && lower.startsWith('1') ? YEARS : 0;
  if (word.registers === undefined) word.registers = readRegisters(lower);
  return word.registers;
}

function readRegisters(word: string): number {
  let bits = whole.get(word) ?? 0;
  for (const { text, bit } of beginnings.get(word.slice(0, LEAST)) ?? [])
    if (word.startsWith(text)) bits |= bit;
  return bits;
}
