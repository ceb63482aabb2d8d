import { role } from '@portal/contracts';
import { z } from 'zod';
import type { Rhythm } from '../chat/answer-plan.js';

const milliseconds = z.int().min(0).max(600_000);

/** What `PUT /__mock/settings` takes; what is left out stays as it is. */
export const settingsChange = z.strictObject({
  token_ms: milliseconds.optional(),
  first_token_ms: milliseconds.optional(),
  users: z
    .array(z.strictObject({ technical_id: z.string().min(1).max(64), role }))
    .max(1_000)
    .optional(),
});

export type SettingsChange = z.input<typeof settingsChange>;

/** The rhythm of answers, which can be changed while the core runs. */
export class Settings {
  #rhythm: Rhythm;

  constructor(private readonly initial: Rhythm) {
    this.#rhythm = initial;
  }

  get rhythm(): Rhythm {
    return this.#rhythm;
  }

  change({ token_ms, first_token_ms }: SettingsChange): void {
    this.#rhythm = {
      tokenMs: token_ms ?? this.#rhythm.tokenMs,
      firstTokenMs: first_token_ms ?? this.#rhythm.firstTokenMs,
    };
  }

  reset(): void {
    this.#rhythm = this.initial;
  }
}
