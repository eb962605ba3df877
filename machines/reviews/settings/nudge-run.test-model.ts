import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { nudgeRunMachine } from './nudge-run.machine.ts';

export const testModel = createTestModel(nudgeRunMachine, {
  inputs: [undefined],
  events: [
    { type: 'RUN' },
    done('runReviewNudges', { clientNudges: 1, adminNudges: 2 }),
    failed('runReviewNudges', serverError),
  ],
  rules: [
    { source: 'REVW-023', text: 'The nudges of the steps are sent to managers and clients.' },
    { source: 'REVW-D04', text: 'Running the nudges is for a scheduler.' },
    { source: 'PRIV-035', text: 'A second run on the same day sends nothing.' },
  ],
});
