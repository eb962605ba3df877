import { serverError } from '../../../testing/fixtures.ts';
import { done, failed } from '../../../testing/paths.ts';
import { createTestModel } from '../../../testing/test-model.ts';
import { exampleProgress } from './engagement-extras.fixtures.ts';
import { engagementProgressMachine } from './engagement-progress.machine.ts';
import { exampleDetail } from '../engagement.fixtures.ts';

export const testModel = createTestModel(engagementProgressMachine, {
  inputs: [{ id: exampleDetail.engagement.id }],
  events: [
    done('loadProgress', exampleProgress),
    failed('loadProgress', serverError),
    { type: 'engagement.updated', detail: exampleDetail },
    { type: 'progress.open' },
    { type: 'retry' },
  ],
  rules: [
    { source: 'ENGAG-D11', text: 'The stages show since when they pass and how long others took.' },
    { source: 'ENGAG-016', text: 'A stage with all activities done is marked as done.' },
    { source: 'ADR 0024', text: 'A reload that fails leaves what is shown.' },
  ],
});
