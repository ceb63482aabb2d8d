import { flood } from './flood.js';
import { holdIdle } from './hold-idle.js';
import type { Job, Jobs, Outcome } from './job.js';
import { askSteadily } from './ask-steadily.js';
import { readAnswers } from './read-answers.js';
import { readRhythm } from './read-rhythm.js';
import { repeatRequests } from './repeat-requests.js';

type Work = { [Kind in keyof Jobs]: (order: Jobs[Kind]['order']) => Promise<Jobs[Kind]['measured']> };

const work: Work = {
  answers: readAnswers,
  requests: repeatRequests,
  steady: askSteadily,
  flood,
  rhythm: readRhythm,
  idle: holdIdle,
};

/** The load generator, a process of its own: a job comes in over the channel, its figures or its failure go back. */
process.on('message', ({ kind, order }: Job) => {
  const tell = (outcome: Outcome) => process.send!(outcome);
  const run = work[kind] as (order: unknown) => Promise<Jobs[keyof Jobs]['measured']>;
  run(order).then(
    (measured) => tell({ measured }),
    (error: Error) => tell({ failure: error.message }),
  );
});
process.once('disconnect', () => process.exit());
