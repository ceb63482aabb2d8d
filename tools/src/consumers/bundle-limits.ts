/**
 * How much each browser entry may weigh, minified and compressed, in bytes. Every entry that a browser can load has a line,
 * and every line is an entry that a browser can load. Raise a limit only in the change that needs it, and say there why.
 */
export const bundleLimits: Readonly<Record<string, number>> = {
  '@portal/chat-stream/client': 6 * 1024,
  '@portal/contracts': 45 * 1024,
  '@portal/contracts/client': 45 * 1024,
  '@portal/contracts/core': 45 * 1024,
  '@portal/contracts/fake': 60 * 1024,
  '@portal/contracts/jobs': 45 * 1024,
  '@portal/contracts/testing': 60 * 1024,
  '@portal/contracts/v1': 45 * 1024,
  '@portal/rbac': 2 * 1024,
  '@portal/rbac/testing': 2 * 1024,
};

/** How much a tarball may weigh, in bytes. */
export const tarballLimits: Readonly<Record<string, number>> = {
  // Twenty thousand persons and 2,500 casts, so that questions about them are left alone, weigh a quarter of it, and the
  // weights of words around values another: eight writers more made them grow by a fifth, and smaller weights cost negatives.
  // The words of values themselves, pairs of words and openings, which spare an eighth of the persons that leak from
  // writers whom the weights do not know, and touch fewer questions on figures, weigh 270 KiB.
  // The given names of the United States weigh some 60 KiB, and what judges the names of long messages 9. What ties namesakes of
  // figures to the life of today, and what belongs to the characters of lessons, so that neither is taken for the other, weighs 9.
  // The words in and beside long messages, and what their names tell of each other, weigh 24: of people told of in passing by
  // writers whom nothing knows half as many leak, and a third fewer of the paragraphs that tell of nobody are touched.
  // The same for all other messages weighs 44: of those that tell of nobody, by writers whom nothing knows, a sixth and a tenth fewer
  // are touched in Russian and English, and fewer people leak.
  // Cyrillic letters escaped weigh 28: the source of a process takes half the memory, which is two megabytes less.
  // The tagger and the second opinion are fitted to writers of chat as well, which weighs 228: of messages that tell of nobody, by
  // writers whom nothing knows, a sixth fewer are touched, and a tenth fewer people leak.
  // Nine writers of people who bear the names of figures weigh 25: by writers whom nothing knows a third fewer of these leak.
  // Seventeen more of tasks, books and lessons beside people told of in passing weigh 47: by writers whom nothing knows a twelfth fewer
  // messages that tell of nobody are touched, for as many people as before.
  // Pairs of words in messages, and trees that see what each side says of a name by itself, weigh 55: by writers whom nothing knows a
  // tenth fewer messages that tell of nobody are touched, and a twentieth fewer people leak.
  '@portal/anonymizer': 2250 * 1024,
  '@portal/chat-stream': 150 * 1024,
  '@portal/contracts': 150 * 1024,
  '@portal/rbac': 40 * 1024,
};
