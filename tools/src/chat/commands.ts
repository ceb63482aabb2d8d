/** One line of an interactive chat. */
export type Line =
  | { readonly kind: 'question'; readonly text: string }
  | { readonly kind: 'new'; readonly scenario: string | undefined }
  | { readonly kind: 'stop' | 'history' | 'quit' | 'help' | 'empty' };

/** Tells commands from questions. An unknown command asks for help, so that a slip of the finger asks nobody else. */
export function readLine(line: string): Line {
  const text = line.trim();
  if (text === '') return { kind: 'empty' };
  if (!text.startsWith('/')) return { kind: 'question', text };
  const [command, argument] = text.split(/\s+/);
  if (command === '/new') return { kind: 'new', scenario: argument };
  if (command === '/stop' || command === '/history' || command === '/quit') {
    return { kind: command.slice(1) as 'stop' | 'history' | 'quit' };
  }
  return { kind: 'help' };
}
