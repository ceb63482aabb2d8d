/** How the stream behaves; Markdown. */
export const streamIntroduction = `
One WebSocket shows one dialog, from the portal to the client only. Open it before asking or at any time after: a socket that
opens late gets the running answer from its start, and every socket open on the dialog gets every frame.

**Frames** are text, each one JSON object \`{"type", "data"}\`. There are two types and there will be no third one under
\`/api/v1\`. Fragments may be merged on the way, never reordered.

**Checks come before the upgrade.** Session cookie, role, origin and owner are checked first; a refusal is an HTTP status with a
problem body, as everywhere.

**Resume.** After a break, connect again with \`?answer={answer_id}&offset={n}\`: \`answer_id\` is in the reply to the question,
\`n\` is the length of the text received so far in UTF-16 units, as \`text.length\` has it in JavaScript. The stream goes on from
there, on any instance, with nothing lost or doubled, while the answer runs and for five minutes after.

**Keeping alive.** The portal pings every 25 seconds, which browsers answer by themselves; a peer that misses two is dropped.
Closing a socket does not stop the answer: \`stopAnswer\` does.

**Socket.IO.** Clients of Socket.IO 4 reach the same streams: \`path\` \`/api/v1/socket.io\`, namespace
\`/assistant/sessions/{id}\`, \`auth: {answer, offset}\` to resume. The event \`message\` carries the same object
\`{type, data}\`. Before the portal disconnects it sends the event \`closing\` with \`{code, reason}\`, by the close codes.
The checks run at every connection and reconnection; a refusal is a \`connect_error\` whose \`data\` is the problem body.
Polling needs a balancer that leads a client to one instance; \`transports: ['websocket']\` does not.
`.trim();
