import type { Job, Outcome } from './job.js';
import { readAnswers } from './read-answers.js';
import { repeatRequests } from './repeat-requests.js';

/** The load generator, a process of its own: a job comes in over the channel, its figures or its failure go back. */
process.on('message', (job: Job) => {
  const tell = (outcome: Outcome) => process.send!(outcome);
  const work = job.kind === 'answers' ? readAnswers(job.order) : repeatRequests(job.order);
  work.then(
    (measured) => tell({ measured }),
    (error: Error) => tell({ failure: error.message }),
  );
});
process.once('disconnect', () => process.exit());
