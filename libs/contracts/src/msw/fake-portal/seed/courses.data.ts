/** A subject as it is taught: from grade, to grade, and the titles of its modules. */
export interface Subject {
  readonly key: string;
  readonly title: string;
  readonly grades: readonly [from: number, to: number];
  readonly modules: readonly string[];
}

export const subjects: readonly Subject[] = [
  {
    key: 'algebra',
    title: 'Алгебра',
    grades: [7, 11],
    modules: ['Степени', 'Многочлены', 'Уравнения', 'Функции', 'Системы'],
  },
  {
    key: 'geometry',
    title: 'Геометрия',
    grades: [7, 11],
    modules: ['Углы', 'Треугольники', 'Окружность', 'Площадь'],
  },
  {
    key: 'physics',
    title: 'Физика',
    grades: [7, 11],
    modules: ['Движение', 'Силы', 'Энергия', 'Теплота', 'Оптика', 'Ток'],
  },
  {
    key: 'literature',
    title: 'Литература',
    grades: [5, 11],
    modules: ['Былины', 'Лирика', 'Повесть', 'Роман'],
  },
  {
    key: 'biology',
    title: 'Биология',
    grades: [5, 11],
    modules: ['Клетка', 'Растения', 'Животные', 'Человек'],
  },
  {
    key: 'english',
    title: 'English',
    grades: [5, 11],
    modules: ['Reading', 'Listening', 'Speaking', 'Writing'],
  },
  {
    key: 'computing',
    title: 'Информатика',
    grades: [7, 11],
    modules: ['Алгоритмы', 'Данные', 'Сети', 'Проект'],
  },
];

/** Courses for every grade. */
export const openCourses: readonly Omit<Subject, 'grades'>[] = [
  { key: 'safe-online', title: 'Безопасность в сети', modules: ['Пароли', 'Личные данные', 'Мошенники'] },
  { key: 'good-questions', title: 'Как спрашивать помощника', modules: ['Ясный вопрос', 'Проверка ответа'] },
];
