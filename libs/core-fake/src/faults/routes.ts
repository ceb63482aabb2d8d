/** What a fault rule may name; `*` is every route of the core (never `/__mock`). */
export const routeNames = [
  'chat',
  'health',
  'users',
  'courses',
  'career',
  'sessions',
  'messages',
  'exchanges',
  'admin',
  'ingest',
] as const;

export type RouteName = (typeof routeNames)[number];

const shapes: readonly (readonly [RegExp, RouteName])[] = [
  [/^\/v1\/chat\/?$/, 'chat'],
  [/^\/v1\/health\/?$/, 'health'],
  [/^\/v1\/users\/[^/]+\/courses(\/|$)/, 'courses'],
  [/^\/v1\/users\/[^/]+\/career(\/|$)/, 'career'],
  [/^\/v1\/users(\/|$)/, 'users'],
  [/^\/v1\/sessions\/[^/]+\/messages\/?$/, 'messages'],
  [/^\/v1\/sessions\/[^/]+\/exchanges(\/|$)/, 'exchanges'],
  [/^\/v1\/sessions(\/|$)/, 'sessions'],
  [/^\/v1\/admin(\/|$)/, 'admin'],
  [/^\/v1\/ingest\/?$/, 'ingest'],
];

/** The route that a path (without query) belongs to; undefined when the core has no such route. */
export function routeOf(path: string): RouteName | undefined {
  return shapes.find(([shape]) => shape.test(path))?.[1];
}

/** The dialog that a path names. */
export function dialogInPath(path: string): string | undefined {
  return /^\/v1\/sessions\/([^/]+)/.exec(path)?.[1];
}
