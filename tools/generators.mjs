import { tsImport } from 'tsx/esm/api';

// Nx loads a generator by Node alone, which does not find TypeScript behind an import of ".js"; tsx does.
const load = (path) => tsImport(path, import.meta.url);

export async function routeGenerator(tree, options) {
  const { routeGenerator: generate } = await load('./src/generators/route/generator.ts');
  return generate(tree, options);
}

export async function recognizerGenerator(tree, options) {
  const { recognizerGenerator: generate } = await load('./src/generators/recognizer/generator.ts');
  return generate(tree, options);
}
