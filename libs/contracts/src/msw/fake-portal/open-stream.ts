import { streamPath } from '../../v1/constants.js';
import { resumeQuery } from '../../v1/stream.js';
import type { ResumePoint, StreamSocket } from './state/streams.js';
import type { World } from './world.js';

const pattern = new RegExp(`/api/v1${streamPath.replace('{id}', '([^/]+)')}$`);

/**
 * A socket on a dialog's stream. A socket shows no cookie here, so the dialog stands for its owner; one that does not exist is
 * closed as forbidden.
 */
export function openStream(
  { dialogs, streams }: World,
  url: URL,
  socket: StreamSocket,
): { leave(): void; data(): void } {
  const dialog = dialogs.find(pattern.exec(url.pathname)?.[1] ?? '');
  const resume = resumeQuery.safeParse(Object.fromEntries(url.searchParams));
  if (!dialog || !resume.success) {
    socket.close(dialog ? 4404 : 4403, dialog ? 'answer unknown or too old' : 'forbidden');
    return { leave: () => undefined, data: () => undefined };
  }
  const reader = { socket, dialogId: dialog.id, ownerId: dialog.ownerId };
  const place: Partial<ResumePoint> = resume.data;
  const leave = streams.open(reader, isResume(place) ? place : undefined);
  return { leave, data: () => streams.refuseData(socket) };
}

const isResume = (place: Partial<ResumePoint>): place is ResumePoint => place.answer !== undefined;
