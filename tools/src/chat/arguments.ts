/** What a person asked for on the command line. */
export interface ChatArguments {
  readonly id: string;
  /** Absent: an interactive chat. */
  readonly question: string | undefined;
  readonly url: URL;
}

export const usage = `Usage: npm run chat -- <technical ID> ["question"] [--url http://host:port]

  npm run chat -- stu-1001 "Почему небо голубое?"    one question, then the end
  npm run chat -- stu-1001                           a chat; /stop /new [scenario] /history /quit

The portal's address is --url, else PORTAL_URL, else http://127.0.0.1:3000.`;

/** Reads the command line; undefined when it makes no sense. */
export function readChatArguments(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): ChatArguments | undefined {
  const words: string[] = [];
  let address = env['PORTAL_URL'] || 'http://127.0.0.1:3000';
  for (let index = 0; index < args.length; index++) {
    const word = args[index]!;
    if (word === '--url') address = args[++index] ?? '';
    else if (word.startsWith('--url=')) address = word.slice('--url='.length);
    else if (word.startsWith('--')) return undefined;
    else words.push(word);
  }
  const url = URL.parse(address);
  const [id, ...question] = words;
  if (url === null || !/^https?:$/.test(url.protocol) || id === undefined || id.startsWith('-'))
    return undefined;
  const text = question.join(' ').trim();
  // The portal's addresses begin at its root: one with a path, as `npm start` shows it, is the same portal.
  return { id, question: text === '' ? undefined : text, url: new URL(url.origin) };
}
