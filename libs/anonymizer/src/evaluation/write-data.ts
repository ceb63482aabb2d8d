/**
 * A constant of bytes as the modules of `data` hold it; prettier parts it into lines.
 *
 * @example
 * bytesConstant('NAMES', Uint8Array.of(1)) // export const NAMES: Uint8Array = Buffer.from('AQ==', 'base64');
 */
export const bytesConstant = (constant: string, bytes: Uint8Array): string =>
  `export const ${constant}: Uint8Array = Buffer.from('${Buffer.from(bytes).toString('base64')}', 'base64');`;
