/** The material that answers are made of. `{q}` stands for the question exactly as it was received. */
export interface Phrases {
  readonly openings: readonly [string, ...string[]];
  readonly explanations: readonly [string, ...string[]];
  /** Paragraphs with Markdown; the empty ones keep it to now and then. */
  readonly extras: readonly [string, ...string[]];
  readonly career: string;
  readonly closings: readonly [string, ...string[]];
  /** Said around a placeholder. */
  readonly addressed: string;
}

const russian: Phrases = {
  openings: [
    'Хороший вопрос! Вы спросили: «{q}».',
    'Давайте разберёмся вместе. Ваш вопрос: «{q}».',
    'Отвечаю на вопрос «{q}».',
    'Попробую объяснить по шагам. Вопрос звучит так: «{q}».',
  ],
  explanations: [
    'Сначала выделим главное: что известно и что нужно найти. Потом свяжем одно с другим правилом, которое вы уже знаете, и проверим результат на простом примере.',
    'Представьте самый простой случай и посмотрите, что в нём происходит. Затем меняйте по одному условию и следите, как меняется ответ: так становится видно, от чего он зависит.',
    'Здесь важны две вещи: причина и условие. Причина говорит, почему явление возникает, а условие — когда мы его замечаем. Если убрать одно из них, ответ будет другим.',
    'Коротко: ответ следует из определения. Подробнее: возьмите определение, подставьте в него данные из вопроса и внимательно проследите за каждым шагом.',
  ],
  extras: [
    'Запомните **три шага**:\n\n1. выпишите данные;\n2. найдите подходящее правило;\n3. проверьте ответ.',
    'На что обратить внимание:\n\n- единицы измерения;\n- знак ответа;\n- *здравый смысл* результата.',
    'Для проверки годится короткая запись:\n\n```text\nдано -> правило -> ответ\n```',
    '',
    '',
  ],
  career:
    'Подумайте и о будущем: какие предметы вам интересны, что получается легко и какие профессии с этим связаны.',
  closings: [
    'Если какой-то шаг неясен, спросите о нём отдельно.',
    'Попробуйте теперь решить похожую задачу сами.',
    'Хотите, разберём ещё один пример?',
  ],
  addressed: 'Это объяснение для {p}.',
};

const english: Phrases = {
  openings: [
    'Good question! You asked: “{q}”.',
    'Let us work it out together. Your question: “{q}”.',
    'Here is an answer to “{q}”.',
    'I will explain it step by step. The question is: “{q}”.',
  ],
  explanations: [
    'First pick out what matters: what is given and what is asked. Then connect the two with a rule that you already know, and check the result on a small example.',
    'Imagine the simplest case and look at what happens there. Then change one condition at a time and watch the answer change: this shows what it depends on.',
    'Two things count here: a cause and a condition. The cause says why it happens, and the condition says when we notice it. Take one of them away and the answer is another.',
    'In short, the answer follows from the definition. In detail: take the definition, put in what the question gives you, and follow every step with care.',
  ],
  extras: [
    'Remember **three steps**:\n\n1. write down what is given;\n2. find the rule that fits;\n3. check the answer.',
    'Mind these:\n\n- the units;\n- the sign of the result;\n- whether it makes *sense*.',
    'A short note helps when you check:\n\n```text\ngiven -> rule -> answer\n```',
    '',
    '',
  ],
  career:
    'Think of the future too: which subjects interest you, what comes easily, and which professions go with that.',
  closings: [
    'If a step is not clear, ask about that step.',
    'Now try a similar problem on your own.',
    'Shall we go through another example?',
  ],
  addressed: 'This explanation is for {p}.',
};

/** Russian for a text with a Cyrillic letter, else English. */
export const phrasesFor = (text: string): Phrases => (/\p{Script=Cyrillic}/u.test(text) ? russian : english);
