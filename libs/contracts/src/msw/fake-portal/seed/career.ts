import type { CareerRecommendations, InterestProfile } from '../../../v1/career.js';
import { directions } from './career.data.js';
import { derivedChoice, derivedNumber } from './derived.js';

/** Months of dynamics; the current one is the last. */
const months = 6;
const byWeight =
  <T extends { title?: string; tag?: string }>(weight: (item: T) => number) =>
  (a: T, b: T) =>
    weight(b) - weight(a);

function interestsOf(userId: string) {
  return Object.keys(directions)
    .map((tag) => ({ tag, weight: (10 + derivedNumber(90, 'interest', userId, tag)) / 100 }))
    .sort(byWeight(({ weight }) => weight));
}

/** What follows from a user's three leading interests; the same at every reading. */
export function recommendationsFor(userId: string): CareerRecommendations {
  const leading = interestsOf(userId)
    .slice(0, 3)
    .flatMap(({ tag }) => directions[tag] ?? []);
  return {
    profiles: leading.slice(0, 2).map(({ profile }) => profile),
    professions: leading
      .flatMap(({ professions }) => professions)
      .map((title) => ({ title, match: (45 + derivedNumber(55, 'match', userId, title)) / 100 }))
      .sort(byWeight(({ match }) => match)),
    routes: leading.map(({ route }) => ({
      title: route,
      steps: 2 + derivedNumber(5, 'steps', userId, route),
    })),
  };
}

/** Interests by weight, and the leading one of each of the last six months up to `now`, in UTC. */
export function interestProfileFor(userId: string, now: Date): InterestProfile {
  const interests = interestsOf(userId);
  const [first, ...others] = interests.slice(0, 3).map(({ tag }) => tag);
  const dynamics = Array.from({ length: months }, (_, index) => {
    const monthStart = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (months - 1 - index), 1);
    const month = new Date(monthStart).toISOString().slice(0, 7);
    return { month, top: derivedChoice([first ?? '', ...others], 'top', userId, month) };
  });
  return { interests, dynamics };
}
