import { serverError } from '../../../testing/fixtures.ts';
import { done, failed } from '../../../testing/paths.ts';
import { createTestModel } from '../../../testing/test-model.ts';
import { engagementClientMachine } from './engagement-client.machine.ts';
import { exampleClient } from './engagement-extras.fixtures.ts';
import { exampleDetail } from '../engagement.fixtures.ts';

const unlinked = {
  ...exampleDetail,
  engagement: { ...exampleDetail.engagement, client: null },
};

export const testModel = createTestModel(engagementClientMachine, {
  inputs: [{ detail: exampleDetail }, { detail: unlinked }],
  events: [
    done('loadClient', exampleClient),
    failed('loadClient', serverError),
    { type: 'engagement.updated', detail: exampleDetail },
    { type: 'engagement.updated', detail: unlinked },
    { type: 'client.open' },
    { type: 'retry' },
  ],
  rules: [
    { source: 'ENGAG-D19', text: 'A prospect may be a client, whose contacts are shown.' },
    { source: 'ENGAG-010', text: 'The overview shows the name of the prospect.' },
    { source: 'ADR 0024', text: 'Contacts that could not be loaded can be tried again.' },
  ],
});
