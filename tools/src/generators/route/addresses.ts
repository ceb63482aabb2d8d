import type { Tree } from '@nx/devkit';
import { readFile } from '../edit-file.js';
import { check } from '../generator-error.js';
import { files } from './files.js';

interface Address {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
}

/**
 * Holds a new address against those that are there. Gives the operations that have a parameter where it has a
 * word: they would answer in its place if they came first in the tables.
 */
export function checkAddress(tree: Tree, { operation, method, path }: Address): string[] {
  const known = readOperations(tree);
  check(!known.some((one) => one.operation === operation), `There is an operation ${operation} already.`);
  checkNowhere(tree, path);
  checkStream(tree, path);
  const others = known.filter((one) => overlap(one.path, path));
  const same = others.find((one) => one.method === method && isSame(one.path, path));
  check(same === undefined, `${method} ${path} is the operation ${same?.operation} already.`);
  const beside = others.filter((one) => one.path !== path);
  const methodsAt = (place: string) => known.filter((one) => one.path === place).map((one) => one.method);
  for (const other of beside) {
    const there = nameOf(other);
    check(!isSame(other.path, path), `${path} is the address of ${there}: call its parameters the same.`);
    if (isFilledBy(other.path, path))
      check(
        [method, ...methodsAt(path)].includes(other.method),
        `${there} answers ${other.method} ${path}: take another path, or begin with an operation for ${other.method}.`,
      );
    else
      check(
        isFilledBy(path, other.path) && methodsAt(other.path).includes(method),
        `${method} ${path} would answer at addresses of ${there}: take another path.`,
      );
  }
  return beside.filter((one) => isFilledBy(one.path, path)).map(({ operation: name }) => name);
}

const nameOf = ({ operation, method, path }: Address): string => `${operation} (${method} ${path})`;

/** The operations of the contract. */
function readOperations(tree: Tree): Address[] {
  const texts = tree.children(files.contracts).map((file) => readFile(tree, `${files.contracts}/${file}`));
  const contract = /name: '(\w+)',\s+method: '(\w+)',\s+path: '([^']+)'/g;
  return texts.flatMap((text) =>
    [...text.matchAll(contract)].map(([, operation, method, path]) => ({
      operation: operation!,
      method: method!,
      path: path!,
    })),
  );
}

/** Some addresses are asked for by the contract's rules to see that nothing is there. */
function checkNowhere(tree: Tree, path: string): void {
  const [, list] = /const nowhere = \[([^\]]+)\]/.exec(readFile(tree, files.addressRules)) ?? [];
  check(list !== undefined, `${files.addressRules}: There is no list "nowhere".`);
  for (const [, place] of list.matchAll(/'([^']+)'/g))
    check(
      !isFilledBy(path, place!),
      `${path} would answer at ${place}, where ${files.addressRules} expects nothing: take another path.`,
    );
}

/** The address of the stream belongs to none of the operations. */
function checkStream(tree: Tree, path: string): void {
  const [, stream] = /streamPath = '([^']+)'/.exec(readFile(tree, files.constants)) ?? [];
  check(stream !== undefined, `${files.constants}: There is no "streamPath".`);
  check(!overlap(path, stream), `${path} is in the way of the stream, ${stream}: take another path.`);
}

const isParameter = (part: string): boolean => part.startsWith('{');

const compare = (one: string, other: string, fit: (part: string, otherPart: string) => boolean): boolean => {
  const [parts, otherParts] = [one.split('/'), other.split('/')];
  return parts.length === otherParts.length && parts.every((part, index) => fit(part, otherParts[index]!));
};

/** Whether some address fits both. */
const overlap = (one: string, other: string): boolean =>
  compare(one, other, (a, b) => a === b || isParameter(a) || isParameter(b));

/** Whether whatever fits the other fits this path too. */
const isFilledBy = (path: string, other: string): boolean =>
  compare(path, other, (part, otherPart) => part === otherPart || (isParameter(part) && otherPart !== ''));

const isSame = (one: string, other: string): boolean => isFilledBy(one, other) && isFilledBy(other, one);
