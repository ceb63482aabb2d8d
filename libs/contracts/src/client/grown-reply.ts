import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A text that this version does not know, and the known ones that can stand in for it while the rest is parsed. */
interface NewerText {
  readonly path: Path;
  readonly text: string;
  readonly standIns: readonly string[];
  tried: number;
}

/** A reply of a newer portal, on its way to what this version knows of it. */
export interface GrownReply {
  /** A copy without what is new. */
  readonly known: unknown;
  /** Takes what is new out of the copy; false when something is wrong that no growth explains. */
  forgive(issues: readonly Issue[]): boolean;
  /** Puts the newer texts where they were. */
  restore(parsed: unknown): void;
}

/** Starts with a copy of the reply as it came. */
export function createGrownReply(reply: unknown): GrownReply {
  const known = structuredClone(reply);
  /** By the object that they are in, so that a long list costs no more than its length. */
  const newer = new Map<string, NewerText[]>();

  const forgiveOne = (issue: Issue): boolean => {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) Reflect.deleteProperty(asObject(readAt(known, issue.path)), key);
      return true;
    }
    if (issue.code === 'invalid_value') {
      const text = readAt(known, issue.path);
      const standIns = issue.values.filter((value) => typeof value === 'string');
      if (typeof text !== 'string' || !writeAt(known, issue.path, standIns[0])) return false;
      const inside = placeOf(issue.path.slice(0, -1));
      const there = newer.get(inside) ?? [];
      there.push({ path: issue.path, text, standIns, tried: 1 });
      newer.set(inside, there);
      return true;
    }
    if (issue.code === 'invalid_union') return explain(issue)?.every(forgiveOne) ?? false;
    return issue.code === 'custom' && tryOthers(issue.path);
  };

  // A rule about several fields ("a scale has no options") says nothing of a text it does not know: one of the known ones fits.
  const tryOthers = (at: Path): boolean => {
    const around = Array.from(
      { length: at.length + 1 },
      (_none, end) => newer.get(placeOf(at.slice(0, end))) ?? [],
    );
    const near = around.flat().filter(({ standIns, tried }) => tried < standIns.length);
    for (const one of near) writeAt(known, one.path, one.standIns[one.tried++]);
    return near.length > 0;
  };

  return {
    known,
    forgive: (issues) => issues.every(forgiveOne),
    restore(parsed) {
      for (const { path, text } of [...newer.values()].flat()) writeAt(parsed, path, text);
    },
  };
}

const growth: readonly Issue['code'][] = ['unrecognized_keys', 'invalid_value', 'invalid_union'];

/** What is wrong in the first alternative of a union that growth alone can explain. */
function explain({ errors, path }: z.core.$ZodIssueInvalidUnion): readonly Issue[] | undefined {
  const grown = errors.find((issues) => issues.every(({ code }) => growth.includes(code)));
  return grown?.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
}

const placeOf = (path: Path): string => JSON.stringify(path);

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

const readAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => Reflect.get(asObject(inner), key), value);

function writeAt(value: unknown, path: Path, text: string | undefined): boolean {
  const [place, key] = [asObject(readAt(value, path.slice(0, -1))), path.at(-1)];
  return text !== undefined && key !== undefined && Reflect.set(place, key, text);
}
