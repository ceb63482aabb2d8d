export { anonymize, type Anonymized, type AnonymizeOptions } from './anonymize.js';
export { detect, explain, type Finding } from './detect.js';
export { pseudonym } from './pseudonym.js';
export { redact } from './redact.js';
export type { DetectOptions, Locale, PersonalDataType, Span } from './types.js';
export { createRestorer, restoreText, type Restorer } from './vault/restore.js';
export { highestUnknown } from './vault/unknown-placeholders.js';
export { EMPTY_VAULT, type PlaceholderType, type Vault, type VaultEntry } from './vault/vault.js';
