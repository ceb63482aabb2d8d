import { problemCodes } from '../../v1/problem-codes.js';
import { operationAccess } from './access.js';

/**
 * JavaScript checks no names, and a fault under a name that nothing has would never strike.
 *
 * @throws {TypeError} that lists the operations there are.
 */
export function checkOperations(names: readonly string[]): void {
  for (const name of names) check('operation', name, operationAccess);
}

/** @throws {TypeError} that lists the error codes there are. */
export const checkCode = (code: string): void => check('error code', code, problemCodes);

function check(what: string, name: unknown, known: object): void {
  if (typeof name === 'string' && Object.hasOwn(known, name)) return;
  throw new TypeError(`There is no ${what} ${JSON.stringify(name)}. Known: ${Object.keys(known).join(', ')}`);
}
