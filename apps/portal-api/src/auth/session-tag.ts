/** Tag of a session's open streams in the hub. */
export const sessionTag = (sessionId: string): string => `session:${sessionId}`;
