import { fault, type CoreFake, type FaultRule } from '@portal/core-fake';
import { hugeCharacters } from './fault-schedule-faults.js';

/** Which texts are whole answers, and not parts of one. */
export interface WholeAnswers {
  /** Whether the core answers the question by exactly this text when nothing cuts it off. */
  has(scenario: string, question: string, text: string): Promise<boolean>;
}

const asker = 'asker-of-whole-answers';
/** Faults that change an answer and still let it end well. */
const shapes = [fault.splitPlaceholder(), fault.hugeAnswer(hugeCharacters)];

/** Asks the core itself, in dialogs of nobody's. */
export function askForWholeAnswers(core: CoreFake): WholeAnswers {
  const plain = new Map<string, Promise<string>>();

  const ask = async (scenario: string, question: string, shape: FaultRule['fault'] | null) => {
    const dialog = core.createDialog(asker, scenario);
    if (shape) core.faults.add({ match: { route: 'chat', session_id: dialog.id }, times: 1, fault: shape });
    const id = `whole-${dialog.id}`;
    const messages = [{ role: 'user', text: question }];
    const reply = await fetch(`${core.url}/v1/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify({ session_id: dialog.id, anonymous_user_id: asker, messages, scenario }),
    });
    await reply.text();
    return core.answer(id)?.text ?? '';
  };
  return {
    async has(scenario, question, text) {
      const key = JSON.stringify([scenario, question]);
      const asked = plain.get(key) ?? ask(scenario, question, null);
      plain.set(key, asked);
      const composed = await asked;
      if (text === composed) return true;
      if (!text.startsWith(composed)) return false;
      const shaped = await Promise.all(shapes.map((shape) => ask(scenario, question, shape)));
      return shaped.includes(text);
    },
  };
}
