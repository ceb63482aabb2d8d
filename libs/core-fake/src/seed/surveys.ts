import type { Survey } from '@portal/contracts';
import { derivedId } from './derived.js';
import { schools } from './schools.js';

const survey = (name: string, rest: Omit<Survey, 'id' | 'created_at'>): Survey => ({
  id: derivedId('srv', name),
  created_at: '2026-09-01T08:00:00.000Z',
  ...rest,
});

/** Surveys of one school, of a region, and one that is still a draft. */
export const seededSurveys: readonly Survey[] = [
  survey('canteen', {
    title: 'Школьная столовая',
    status: 'closed',
    school_ids: [schools.first.ref],
    questions: [
      { text: 'Как вам обеды?', kind: 'scale' },
      { text: 'Чего не хватает?', kind: 'multiple', options: ['Фруктов', 'Выпечки', 'Горячего чая'] },
    ],
  }),
  survey('assistant', {
    title: 'Помогает ли ассистент',
    status: 'open',
    school_ids: [schools.first.ref, schools.second.ref, schools.small.ref],
    questions: [{ text: 'Стало ли понятнее?', kind: 'single', options: ['Да', 'Немного', 'Нет'] }],
  }),
  survey('clubs', {
    title: 'Clubs after school',
    status: 'draft',
    school_ids: [schools.fourth.ref, schools.fifth.ref],
    questions: [
      { text: 'Which club would you join?', kind: 'single', options: ['Chess', 'Robotics', 'Choir'] },
    ],
  }),
];
