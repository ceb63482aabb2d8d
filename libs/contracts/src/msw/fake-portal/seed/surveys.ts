import type { Survey } from '../../../v1/admin-surveys.js';
import { derivedId } from './derived.js';
import { schools } from './schools.js';

const survey = (key: string, rest: Omit<Survey, 'id' | 'created_at'>): Survey => ({
  id: derivedId('srv', key),
  created_at: '2026-09-01T08:00:00.000Z',
  ...rest,
});

/** A closed survey of one school, an open one whose small school is withheld, and a draft that nobody answered. */
export const seededSurveys: readonly Survey[] = [
  survey('lunch', {
    title: 'Школьные обеды',
    status: 'closed',
    school_ids: [schools.central.id],
    questions: [
      { text: 'Насколько вкусно?', kind: 'scale' },
      { text: 'Чего добавить?', kind: 'multiple', options: ['Фрукты', 'Супы', 'Выпечка'] },
    ],
  }),
  survey('assistant', {
    title: 'Помогает ли помощник',
    status: 'open',
    school_ids: [schools.central.id, schools.gymnasium.id, schools.village.id],
    questions: [{ text: 'Стало понятнее?', kind: 'single', options: ['Да', 'Отчасти', 'Нет'] }],
  }),
  survey('clubs', {
    title: 'After-school clubs',
    status: 'draft',
    school_ids: [schools.lyceum.id, schools.seaside.id],
    questions: [{ text: 'Which club?', kind: 'single', options: ['Chess', 'Robots', 'Choir'] }],
  }),
];
