import { StateFileError } from '@portal/core-fake';
import { ConfigError } from './config.js';

interface ListenError {
  readonly code?: unknown;
  readonly port?: unknown;
  readonly address?: unknown;
  /** In place of the address when the name is not known. */
  readonly hostname?: unknown;
}

/** One clear line for what a person can mend; anything else with its stack. */
export function explainFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof StateFileError) return `core-mock cannot start: CORE_MOCK_FILE: ${error.message}`;
  const { code, port, address, hostname } = error as ListenError;
  if (code === 'EADDRINUSE') {
    return `core-mock cannot start: port ${String(port)} is taken; set CORE_MOCK_PORT to another one`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `core-mock cannot start: port ${String(port)} may not be used; set CORE_MOCK_PORT to another one`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `core-mock cannot start: this machine has no address ${String(address ?? hostname)}; set CORE_MOCK_HOST`;
  }
  return `core-mock failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
