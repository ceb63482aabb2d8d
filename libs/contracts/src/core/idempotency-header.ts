/** The header that carries the answer id: the core stores the assistant message under it, once. */
export const idempotencyHeader = 'idempotency-key';
