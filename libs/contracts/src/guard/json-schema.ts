/** The part of JSON Schema that the guard reads; any other keyword is compared as a whole. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

/**
 * Pairs the alternatives of two versions of a schema. Each alternative has one type, and a key that finds it in both: the
 * type, and the tag where several objects have to be told apart. `integer` and `number` share a key; a schema that takes
 * anything has the key `anything`.
 */
export function alternativesOf(
  before: JsonSchema,
  after: JsonSchema,
): [before: Map<string, JsonSchema>, after: Map<string, JsonSchema>] {
  const versions = [flatten(before), flatten(after)] as const;
  const tagged = versions.some((version) => version.filter(({ type }) => type === 'object').length > 1);
  return [byKey(versions[0], tagged), byKey(versions[1], tagged)];
}

function byKey(alternatives: readonly JsonSchema[], tagged: boolean): Map<string, JsonSchema> {
  const found = new Map<string, JsonSchema>();
  for (const alternative of alternatives) {
    const key = (tagged && tagOf(alternative)) || typeOf(alternative);
    let unique = key;
    for (let count = 2; found.has(unique); count++) unique = `${key} #${count}`;
    found.set(unique, alternative);
  }
  return found;
}

function flatten(schema: JsonSchema): JsonSchema[] {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return branches.flatMap(flatten);
  if (Array.isArray(schema.type)) return schema.type.map((type: string) => ({ ...schema, type }));
  if ('const' in schema) {
    const { const: only, ...rest } = schema;
    return [{ ...rest, enum: [only] }];
  }
  return [schema];
}

function typeOf({ type, enum: values }: JsonSchema): string {
  if (type === 'integer') return 'number';
  if (typeof type === 'string') return type;
  return values ? 'value' : 'anything';
}

function tagOf({ properties }: JsonSchema): string | undefined {
  const tag = Object.entries(properties ?? {}).find(([, { const: only }]) => typeof only === 'string');
  return tag && `object with ${tag[0]} "${String(tag[1].const)}"`;
}

/** True when two parts of a schema say the same; the order of keys does not matter. */
export function same(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
        : part,
    ) ?? 'undefined'
  );
}
