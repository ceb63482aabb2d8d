import { describe, expect, it } from '@jest/globals';
import { readChatArguments } from './arguments.js';

describe('the command line of the chat', () => {
  it('takes an ID alone for an interactive chat at the default address', () => {
    const read = readChatArguments(['stu-1001'], {});
    expect(read).toMatchObject({ id: 'stu-1001', question: undefined });
    expect(read?.url.href).toBe('http://127.0.0.1:3000/');
  });

  it('takes a question in one word or in several', () => {
    expect(readChatArguments(['stu-1001', 'Почему небо голубое?'], {})?.question).toBe(
      'Почему небо голубое?',
    );
    expect(readChatArguments(['stu-1001', 'Почему', 'небо'], {})?.question).toBe('Почему небо');
  });

  it('prefers --url to PORTAL_URL', () => {
    const env = { PORTAL_URL: 'http://127.0.0.1:3100' };
    expect(readChatArguments(['a-1'], env)?.url.port).toBe('3100');
    expect(readChatArguments(['--url', 'http://127.0.0.1:3200', 'a-1'], env)?.url.port).toBe('3200');
    expect(readChatArguments(['a-1', '--url=http://127.0.0.1:3300'], env)?.url.port).toBe('3300');
  });

  it('takes the address as `npm start` shows it, with the path of the API', () => {
    const { url } = readChatArguments(['a-1', '--url', 'http://127.0.0.1:3200/api/v1'], {})!;
    expect(url.href).toBe('http://127.0.0.1:3200/');
  });

  it('refuses a line without an ID, with an unknown option or a wrong address', () => {
    expect(readChatArguments([], {})).toBeUndefined();
    expect(readChatArguments(['--help'], {})).toBeUndefined();
    expect(readChatArguments(['a-1', '--help'], {})).toBeUndefined();
    expect(readChatArguments(['a-1', '--ulr', 'http://127.0.0.1:3200', 'hi'], {})).toBeUndefined();
    expect(readChatArguments(['a-1', '--url'], {})).toBeUndefined();
    expect(readChatArguments(['a-1', '--url', 'localhost:3000'], {})).toBeUndefined();
  });
});
