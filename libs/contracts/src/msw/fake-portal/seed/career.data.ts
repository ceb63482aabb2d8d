/** What leads from an interest. */
export interface Direction {
  readonly profile: string;
  readonly professions: readonly [string, string];
  readonly route: string;
}

export const directions: Readonly<Record<string, Direction>> = {
  математика: {
    profile: 'математический',
    professions: ['Аналитик данных', 'Актуарий'],
    route: 'Олимпиада по математике',
  },
  физика: { profile: 'инженерный', professions: ['Инженер', 'Метролог'], route: 'Инженерный класс' },
  программирование: {
    profile: 'цифровой',
    professions: ['Программист', 'Тестировщик'],
    route: 'Летняя школа кода',
  },
  биология: { profile: 'медицинский', professions: ['Врач', 'Генетик'], route: 'Медицинский класс' },
  история: { profile: 'гуманитарный', professions: ['Историк', 'Журналист'], route: 'Архивный проект' },
  языки: { profile: 'лингвистический', professions: ['Переводчик', 'Лингвист'], route: 'Языковой экзамен' },
};
