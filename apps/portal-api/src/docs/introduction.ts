/** What holds for every operation; Markdown. */
export const introduction = `
Everything a school's pages need, in JSON over HTTP. Answers of the assistant come over a WebSocket:
see the [stream](/docs/stream).

**Try it.** Execute \`login\` with a technical ID. The browser keeps the cookie, and every other operation on this page then
runs as that user.

**Errors** are \`application/problem+json\` (RFC 9457). \`code\` is stable, and \`type\` is its address in the
[error catalogue](/docs/errors). Besides the errors listed with each operation, an unknown address is 404
\`not_found\`, a known one with another method is 405 \`method_not_allowed\` with \`Allow\`. Without a session both are 401
\`session_required\`: who is not signed in does not learn what exists.

**Headers.** Send \`X-Request-Id\`, if you have one: it comes back with every response and is in the log. Unsafe methods are
taken from the portal's own origin and from configured ones only. Every response says in \`RateLimit\` and
\`RateLimit-Policy\` what is left of the limits.

**Growth.** \`/api/v1\` only grows. New operations, optional inputs, reply fields, values of an enumeration and error
codes may come at any time: pass over what you do not know. Anything else appears under \`/api/v2\`.
`.trim();
