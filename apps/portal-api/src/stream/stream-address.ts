import { streamPath } from '@portal/contracts';

const prefix = '/api/v1';
const patternOf = (path: string) =>
  new RegExp(`^${path.replace('{id}', '([A-Za-z0-9][A-Za-z0-9._-]{0,127})')}$`);

/** A stream's name in the logs, and what it takes to open one. */
export const streamRoute = 'openStream';
export const streamPermission = 'dialogs:own';

/** Path of Socket.IO's own requests. */
export const socketIoPath = `${prefix}/socket.io`;
/** The Socket.IO namespace of a dialog's stream. */
export const streamNamespace = '/assistant/sessions/{id}';

const addressPattern = patternOf(prefix + streamPath);
const namespacePattern = patternOf(streamNamespace);

/** Path of the WebSocket of a dialog. */
export const streamAddress = (dialogId: string): string => prefix + streamPath.replace('{id}', dialogId);

/** The dialog of a stream's path; null for any other path. */
export const dialogOfStream = (path: string): string | null => addressPattern.exec(path)?.[1] ?? null;

/** The dialog of a Socket.IO namespace; null for any other namespace. */
export const dialogOfNamespace = (name: string): string | null => namespacePattern.exec(name)?.[1] ?? null;

/** Whether a request is Socket.IO's, told by the same comparison as Socket.IO's own. */
export const isSocketIo = (url: string | undefined): boolean => url?.startsWith(`${socketIoPath}/`) ?? false;
