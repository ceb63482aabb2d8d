import type { JsonObject } from './json.js';

/** Every `$ref` inside a document. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part] : referencesIn(part),
  );
}

/** What a local reference points at; undefined when it points nowhere. */
export function follow(document: unknown, reference: string): JsonObject | undefined {
  const steps = reference.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>(
    (at, step) =>
      (at as Record<string, unknown> | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  ) as JsonObject | undefined;
}

/** The object itself, or what it refers to. */
export function resolved(document: unknown, value: unknown): JsonObject {
  const { $ref: reference } = value as { $ref?: string };
  return reference === undefined ? (value as JsonObject) : (follow(document, reference) ?? {});
}
