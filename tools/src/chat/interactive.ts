import { createInterface } from 'node:readline';
import { readLine, type Line } from './commands.js';
import type { Conversation, Screen } from './conversation.js';
import { endsSession, explain } from './explain.js';

const help = '/stop ends the answer · /new [scenario] begins a dialog · /history shows this one · /quit';

/**
 * A chat by lines: questions take turns, `/stop` acts at once. Ctrl-C stops a running answer; without one, or a second
 * time, it quits. The end of the input waits for what was asked. Resolves to the exit code.
 */
export function chatInteractively(conversation: Conversation, screen: Screen): Promise<number> {
  const person = process.stdin.isTTY === true;
  const lines = createInterface({
    input: process.stdin,
    output: process.stderr,
    prompt: '> ',
    terminal: person,
  });
  let turn: Promise<unknown> = Promise.resolve();
  let stopping = false;
  let closed = false;
  const prompt = () => {
    if (person && !closed) lines.prompt();
  };
  screen.remark(`Ask away. ${help}`);
  prompt();
  return new Promise((resolve) => {
    const quit = (code: number) => {
      resolve(code);
      lines.close();
    };
    const take = async (line: Line) => {
      stopping = false;
      try {
        await act(line, conversation, screen);
        if (line.kind === 'quit') quit(0);
      } catch (error) {
        screen.remark(explain(error));
        if (endsSession(error)) quit(1);
      }
      prompt();
    };
    lines.on('line', (text) => {
      const line = readLine(text);
      if (line.kind === 'stop') {
        if (!conversation.stop()) screen.remark('There is no answer to stop.');
      } else if (line.kind === 'quit' && person) quit(0);
      else turn = turn.then(() => take(line));
    });
    lines.on('SIGINT', () => {
      if (stopping || !conversation.stop()) quit(0);
      stopping = true;
    });
    lines.on('close', () => {
      closed = true;
      void turn.then(() => resolve(0));
    });
  });
}

async function act(line: Line, conversation: Conversation, screen: Screen): Promise<void> {
  if (line.kind === 'question') await conversation.ask(line.text);
  else if (line.kind === 'new') await conversation.begin(line.scenario ?? 'general');
  else if (line.kind === 'history') await conversation.showHistory();
  else if (line.kind === 'help') screen.remark(help);
}
