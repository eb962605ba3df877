import { serverError } from '../../../testing/fixtures.ts';
import { done, failed } from '../../../testing/paths.ts';
import { createTestModel } from '../../../testing/test-model.ts';
import { engagementPrintMachine } from './engagement-print.machine.ts';
import { exampleDetail } from '../engagement.fixtures.ts';

export const testModel = createTestModel(engagementPrintMachine, {
  inputs: [{ id: exampleDetail.engagement.id }],
  events: [
    done('loadTenantView', exampleDetail),
    failed('loadTenantView', serverError),
    { type: 'print' },
    { type: 'print.done' },
  ],
  rules: [
    { source: 'ENGAG-092', text: 'A print for the client has only what the tenant sees.' },
    { source: 'ENGAG-D01', text: 'What the tenant does not see is not counted either.' },
    { source: 'ADR 0024', text: 'A print that could not be loaded leaves the page unchanged.' },
  ],
});
