import { readChatArguments, usage } from './chat/arguments.js';
import { Conversation, type Screen } from './chat/conversation.js';
import { explain } from './chat/explain.js';
import { chatInteractively } from './chat/interactive.js';
import { PortalSession } from './chat/portal-session.js';

const screen: Screen = {
  answer: (text) => process.stdout.write(text),
  remark: (text) => process.stderr.write(`${text}\n`),
};

// A reader that goes away, such as "head", ends the chat without a message.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit(0);
  screen.remark(`The answer could not be written: ${message}`);
  process.exit(1);
});

const wanted = readChatArguments(process.argv.slice(2), process.env);
if (wanted === undefined) {
  screen.remark(usage);
  process.exit(1);
}
try {
  const portal = await PortalSession.signIn(wanted.url, wanted.id);
  const conversation = new Conversation(portal, screen);
  await conversation.begin();
  const code = await (wanted.question === undefined
    ? chatInteractively(conversation, screen)
    : askOnce(conversation, wanted.question));
  conversation.close();
  await portal.signOut().catch(() => undefined);
  process.exit(code);
} catch (error) {
  screen.remark(explain(error));
  process.exit(1);
}

/** The first Ctrl-C stops the answer, the second ends the program. */
async function askOnce(conversation: Conversation, question: string): Promise<number> {
  process.once('SIGINT', () => {
    conversation.stop();
    process.once('SIGINT', () => process.exit(1));
  });
  await conversation.ask(question);
  return 0;
}
