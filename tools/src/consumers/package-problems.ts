import { readFile } from 'node:fs/promises';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** What publint says about a tarball, its smallest suggestion included. */
export async function publintProblems(tarball: string): Promise<string[]> {
  const data = await readFile(tarball);
  const bytes = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: bytes as ArrayBuffer } });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

/** What are-the-types-wrong says about a tarball, as far as it is a fault of an ESM-only package. */
export async function typeProblems(tarball: string): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(await readFile(tarball)));
  if (!result.types) return ['the package has no types'];
  return result.problems.filter((problem) => !isByDesign(problem)).map((problem) => JSON.stringify(problem));
}

function isByDesign(problem: Problem): boolean {
  // The resolution of TypeScript before 4.7 knows no `exports`; TypeScript 6 has it no more.
  if ('resolutionKind' in problem && problem.resolutionKind === 'node10') return true;
  // `require` gets the ES module itself: every Node since 20.19 and 22.12 loads it, and a test does it.
  return problem.kind === 'CJSResolvesToESM';
}
