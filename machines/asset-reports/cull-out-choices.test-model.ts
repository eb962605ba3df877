import { createFilterChoicesTestModel } from '../testing/report-test-models.ts';
import { exampleCullOutChoices } from './asset-report.fixtures.ts';
import { cullOutChoicesMachine } from './cull-out-choices.machine.ts';

export const testModel = createFilterChoicesTestModel(
  cullOutChoicesMachine,
  exampleCullOutChoices,
  [
    {
      source: 'ASSET-037',
      text: 'The cull-out report is filtered by the categories, years and teams that the server returns.',
    },
    {
      source: 'ASSET-106',
      text: 'One call loads them all.',
    },
  ],
);
