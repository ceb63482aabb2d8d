import type { CareerRecommendations, InterestProfile } from '@portal/contracts';
import { derivedChoice, derivedNumber } from './derived.js';

const tags = ['математика', 'физика', 'программирование', 'биология', 'история', 'языки', 'дизайн'] as const;

const paths: Record<
  (typeof tags)[number],
  { profile: string; professions: readonly string[]; route: string }
> = {
  математика: {
    profile: 'физико-математический',
    professions: ['Аналитик данных', 'Актуарий'],
    route: 'Олимпиада по математике',
  },
  физика: { profile: 'инженерный', professions: ['Инженер-энергетик', 'Оптик'], route: 'Инженерный класс' },
  программирование: {
    profile: 'информационный',
    professions: ['Программист', 'Тестировщик'],
    route: 'Школа программиста',
  },
  биология: { profile: 'естественно-научный', professions: ['Врач', 'Эколог'], route: 'Медицинский класс' },
  история: {
    profile: 'гуманитарный',
    professions: ['Архивист', 'Журналист'],
    route: 'Исследовательский проект',
  },
  языки: {
    profile: 'лингвистический',
    professions: ['Переводчик', 'Преподаватель'],
    route: 'Языковой сертификат',
  },
  дизайн: { profile: 'художественный', professions: ['Дизайнер', 'Архитектор'], route: 'Портфолио за год' },
};

/** How many months of dynamics an interest profile holds; the current one is the last. */
export const monthsOfDynamics = 8;

const hundredths = (from: number, below: number, ...keys: string[]) =>
  (from + derivedNumber(below - from, ...keys)) / 100;

function interestsOf(userId: string) {
  return tags
    .map((tag) => ({ tag, weight: hundredths(5, 100, 'interest', userId, tag) }))
    .sort((a, b) => b.weight - a.weight || a.tag.localeCompare(b.tag))
    .slice(0, 5);
}

/** Recommendations that follow from the user's strongest interests; always the same for a user. */
export function recommendationsFor(userId: string): CareerRecommendations {
  const leading = interestsOf(userId).slice(0, 3);
  const chosen = leading.map(({ tag }) => paths[tag]);
  return {
    profiles: chosen.slice(0, 2).map(({ profile }) => profile),
    professions: chosen
      .flatMap(({ professions }) => professions)
      .map((title) => ({ title, match: hundredths(40, 100, 'match', userId, title) }))
      .sort((a, b) => b.match - a.match || a.title.localeCompare(b.title)),
    routes: chosen.map(({ route }) => ({
      title: route,
      steps: 3 + derivedNumber(5, 'steps', userId, route),
    })),
  };
}

/** The interest profile; its months end with the month of `now`, in UTC. */
export function interestProfileFor(userId: string, now: Date): InterestProfile {
  const interests = interestsOf(userId);
  const names = interests.map(({ tag }) => tag);
  const dynamics = Array.from({ length: monthsOfDynamics }, (_, index) => {
    const back = monthsOfDynamics - 1 - index;
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1))
      .toISOString()
      .slice(0, 7);
    const [first = tags[0], ...others] = names.slice(0, 3);
    return { month, top: derivedChoice([first, ...others], 'top', userId, month) };
  });
  return { interests, dynamics };
}
