import { derivedChoice } from './derived.js';

interface Words {
  readonly openings: readonly [string, ...string[]];
  readonly middles: readonly [string, ...string[]];
  readonly closings: readonly [string, ...string[]];
  readonly career: string;
}

const russian: Words = {
  openings: ['Вы спросили: «{q}».', 'Разберём вопрос «{q}» вместе.', 'Отвечаю на «{q}».'],
  middles: [
    'Сначала отметим, что дано и что нужно найти. Затем выберем правило, которое их связывает.',
    'Возьмите самый простой случай, посмотрите на него внимательно и меняйте условия по одному.',
    '**Главное здесь**:\n\n- причина;\n- условие;\n- проверка.',
  ],
  career: 'Подумайте, какие предметы даются вам легко: с них удобно начинать выбор профессии.',
  closings: ['Спросите, если какой-то шаг неясен.', 'Попробуйте решить похожую задачу сами.'],
};

const english: Words = {
  openings: ['You asked: “{q}”.', 'Let us look at “{q}” together.', 'Here is about “{q}”.'],
  middles: [
    'First note what is given and what is asked. Then choose the rule that connects the two.',
    'Take the simplest case, look at it closely and change one condition at a time.',
    '**What counts here**:\n\n- the cause;\n- the condition;\n- the check.',
  ],
  career: 'Think of the subjects that come easily to you: they are a good place to begin a choice.',
  closings: ['Ask if a step is not clear.', 'Now try a similar problem on your own.'],
};

/** An answer in the question's language that quotes it; the same for the same question and scenario. */
export function composeAnswer(question: string, scenario: string): string {
  const words = /\p{Script=Cyrillic}/u.test(question) ? russian : english;
  const pick = (part: 'openings' | 'middles' | 'closings') => derivedChoice(words[part], part, question);
  const quote = pick('openings').replace('{q}', () => question);
  return [quote, pick('middles'), ...(scenario === 'career' ? [words.career] : []), pick('closings')].join(
    '\n\n',
  );
}

/** The fragments that a text streams in; never half a character. */
export const fragmentsOf = (text: string): string[] => text.match(/\s{0,4}\S{1,6}|\s{1,4}/gu) ?? [];
