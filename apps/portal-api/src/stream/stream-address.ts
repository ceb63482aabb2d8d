import { streamPath } from '@portal/contracts';

const prefix = '/api/v1';
const pattern = new RegExp(`^${prefix}${streamPath.replace('{id}', '([A-Za-z0-9][A-Za-z0-9._-]{0,127})')}$`);

/** Path of the WebSocket of a dialog. */
export const streamAddress = (dialogId: string): string => prefix + streamPath.replace('{id}', dialogId);

/** The dialog of a stream's path; null for any other path. */
export const dialogOfStream = (path: string): string | null => pattern.exec(path)?.[1] ?? null;
