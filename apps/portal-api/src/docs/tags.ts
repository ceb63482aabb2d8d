import type { JsonObject } from './json.js';

const descriptions: Readonly<Record<string, string>> = {
  Session: 'Sign-in by technical ID, and the session that follows.',
  Courses: "The signed-in user's courses and progress.",
  Assistant: 'Dialogs with the assistant. Answers come over the [stream](/docs/stream).',
  Career: 'Career guidance for students.',
  Health: 'What works now, so that a page can degrade.',
  'Admin: schools': 'Schools, within the reach of the role.',
  'Admin: courses': 'Courses and their materials.',
  'Admin: surveys':
    'Surveys among schools, and their results. Figures about fewer than five people are withheld.',
  'Admin: answers': 'The cache of answers.',
  'Admin: analytics': 'Use of the portal. Figures about fewer than five people are withheld.',
};

/** The group that an operation is shown in, by its path: `/admin/courses/{id}` is in "Admin: courses". */
export function tagOf(path: string): string {
  const [, first = '', second = ''] = path.split('/');
  if (first === 'admin') return `Admin: ${second}`;
  return first === 'auth' ? 'Session' : first.charAt(0).toUpperCase() + first.slice(1);
}

/** The groups of some paths in the order in which they first come. */
export function tagsOf(paths: readonly string[]): JsonObject[] {
  return [...new Set(paths.map(tagOf))].map((name) => {
    const description = descriptions[name];
    return description === undefined ? { name } : { name, description };
  });
}
