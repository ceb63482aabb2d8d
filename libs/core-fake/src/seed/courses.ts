export interface CourseModule {
  readonly id: string;
  readonly title: string;
  readonly materials: readonly { readonly path: string }[];
}

export interface Course {
  readonly id: string;
  readonly title: string;
  /** Absent: for every grade. */
  readonly grade?: number | undefined;
  readonly modules: readonly CourseModule[];
}

interface Subject {
  readonly key: string;
  readonly title: string;
  readonly grades: readonly [number, number];
  readonly modules: readonly string[];
}

const subjects: readonly Subject[] = [
  {
    key: 'math',
    title: 'Математика',
    grades: [1, 6],
    modules: ['Числа', 'Дроби', 'Величины', 'Фигуры'],
  },
  {
    key: 'algebra',
    title: 'Алгебра',
    grades: [7, 11],
    modules: ['Выражения', 'Уравнения', 'Неравенства', 'Функции', 'Последовательности'],
  },
  {
    key: 'physics',
    title: 'Физика',
    grades: [7, 11],
    modules: ['Движение', 'Силы', 'Энергия', 'Тепло', 'Свет', 'Электричество'],
  },
  {
    key: 'russian',
    title: 'Русский язык',
    grades: [1, 11],
    modules: ['Слово', 'Предложение', 'Текст', 'Сочинение'],
  },
  {
    key: 'history',
    title: 'История',
    grades: [5, 11],
    modules: ['Источники', 'Эпоха', 'Люди', 'Карта', 'Итоги'],
  },
  {
    key: 'english',
    title: 'English',
    grades: [2, 11],
    modules: ['Reading', 'Listening', 'Speaking', 'Writing', 'Grammar'],
  },
  {
    key: 'informatics',
    title: 'Информатика',
    grades: [5, 11],
    modules: ['Информация', 'Алгоритмы', 'Программы', 'Данные'],
  },
];

const modulesOf = (courseId: string, titles: readonly string[]): readonly CourseModule[] =>
  titles.map((title, index) => ({ id: `${courseId}-m${index + 1}`, title, materials: [] }));

function coursesOf(subject: Subject): readonly Course[] {
  const [from, to] = subject.grades;
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const grade = from + index;
    const id = `crs-${subject.key}-${grade}`;
    return { id, title: `${subject.title}, ${grade} класс`, grade, modules: modulesOf(id, subject.modules) };
  });
}

const forEverybody = (key: string, title: string, modules: readonly string[]): Course => ({
  id: `crs-${key}`,
  title,
  modules: modulesOf(`crs-${key}`, modules),
});

/** The seeded catalogue: every subject for each of its grades, and courses that everybody sees. */
export const seededCourses: readonly Course[] = [
  ...subjects.flatMap(coursesOf),
  forEverybody('digital-safety', 'Цифровая безопасность', ['Пароли', 'Личные данные', 'Обман в сети']),
  forEverybody('first-steps', 'Как учиться с помощником', ['Хороший вопрос', 'Проверка ответа']),
];
