import {
  AskAbortedError,
  ConnectionLostError,
  ProblemError,
  StreamFailedError,
} from '@portal/chat-stream/client';

/** No answer at all from the portal's address. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';

  constructor(url: string, options?: ErrorOptions) {
    super(
      `No portal answers at ${url}. Start it with "npm start", or give its address: --url or PORTAL_URL.`,
      options,
    );
  }
}

const byCode: Readonly<Record<string, string>> = {
  login_failed:
    'This technical ID is not known. Samples: stu-1001 to stu-1030, tea-2001, sch-3001, coo-4001.',
  session_required: 'The session has ended. Start the chat again to sign in.',
  role_forbidden: 'This role holds no dialogs: sign in as a student, teacher, school_admin or coordinator.',
  dialog_forbidden: 'This dialog is not yours, or the core does not know it any more. /new begins another.',
  answer_in_progress: 'This dialog is still receiving an answer. Wait for its end, or end it with /stop.',
  rate_limited: 'Too many requests.',
  assistant_unavailable: 'The assistant is unavailable now; the rest of the portal works.',
  core_unavailable: 'The core service is unavailable now.',
};

const byClose: Readonly<Record<number, string>> = {
  4401: 'The session has ended. Start the chat again to sign in.',
  4404: 'The answer is too old to go on with. /history shows what was saved.',
  4408: 'This terminal read too slowly, and the portal closed the stream. /history shows what was saved.',
  4502: 'The core failed in the middle of the answer. Ask again.',
  4504: 'The core stalled in the middle of the answer. Ask again.',
};

/** What a person should know, and can do, about a failure. */
export function explain(error: unknown): string {
  if (error instanceof ProblemError) return explainProblem(error);
  if (error instanceof StreamFailedError) {
    return `${byClose[error.closeCode] ?? 'The stream was closed.'} (close code ${error.closeCode})`;
  }
  if (error instanceof ConnectionLostError) {
    return 'The connection was lost and did not come back. /history shows what was saved meanwhile.';
  }
  if (error instanceof AskAbortedError) return 'Stopped.';
  return error instanceof Error ? error.message : String(error);
}

/** True when going on makes no sense without a new sign-in. */
export function endsSession(error: unknown): boolean {
  if (error instanceof ProblemError) return error.status === 401;
  return error instanceof StreamFailedError && error.code === 'session_ended';
}

function explainProblem({ status, code, problem, retryAfterS }: ProblemError): string {
  const title = typeof problem?.['title'] === 'string' ? problem['title'] : 'The portal refused';
  const again = retryAfterS === undefined ? '' : ` Try again in ${retryAfterS} s.`;
  return `${byCode[code] ?? `${title}.`}${listPlaces(problem?.['errors'])}${again} (${status} ${code})`;
}

/** What a refusal says of single places of a request, such as a text that is too long. */
function listPlaces(errors: unknown): string {
  if (!Array.isArray(errors)) return '';
  return errors
    .filter((error) => typeof error?.pointer === 'string' && typeof error?.message === 'string')
    .map(({ pointer, message }) => ` ${pointer}: ${message}.`)
    .join('');
}
