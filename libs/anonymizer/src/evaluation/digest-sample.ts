/**
 * Of so many messages one tells whether weights are fitted. What changes features, marks or rules changes many messages, and some of
 * these among them; all of them take the tests as long as three hundred others.
 */
const ONE_IN = 5;

/** Whether a message is one of those, by its place among the messages of its writer. */
export const isOfDigest = (_message: unknown, index: number): boolean => index % ONE_IN === 0;
