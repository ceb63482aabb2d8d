/** Code of a consumer that takes everything from every entry and prints how many names it found, as JSON. */
export function esmProbe(specifiers: readonly string[]): string {
  const imports = specifiers.map((specifier, index) => `import * as m${index} from '${specifier}';`);
  return `${imports.join('\n')}\nconsole.log(JSON.stringify(${countNames(specifiers)}));\n`;
}

/** The same by `require`. */
export function commonJsProbe(specifiers: readonly string[]): string {
  const imports = specifiers.map((specifier, index) => `const m${index} = require('${specifier}');`);
  return `${imports.join('\n')}\nconsole.log(JSON.stringify(${countNames(specifiers)}));\n`;
}

/** CommonJS in TypeScript. */
export function commonJsTypesProbe(specifiers: readonly string[]): string {
  const imports = specifiers.map((specifier, index) => `import m${index} = require('${specifier}');`);
  return `${imports.join('\n')}\nconsole.log(${countNames(specifiers)});\n`;
}

function countNames(specifiers: readonly string[]): string {
  // A namespace got by `require` may carry markers of its own beside the exported names.
  const count = (index: number) => `Object.keys(m${index}).filter((name) => !name.startsWith('__')).length`;
  return `{${specifiers.map((specifier, index) => `'${specifier}': ${count(index)}`).join(', ')}}`;
}
