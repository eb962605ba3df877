import { serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import {
  demoHrmsId,
  exampleProviders,
  noHrmsId,
  providersChanged,
} from './integration-providers.fixtures.ts';
import { integrationProvidersMachine } from './integration-providers.machine.ts';

export const testModel = createTestModel(integrationProvidersMachine, {
  inputs: [undefined],
  events: [
    done('loadProviders', exampleProviders),
    failed('loadProviders', serverError),
    { type: 'retry' },
    { type: 'provider.select', field: 'hrmsProviderId', id: noHrmsId },
    { type: 'provider.select', field: 'hrmsProviderId', id: demoHrmsId },
    { type: 'SAVE' },
    { type: 'reset' },
    done('saveProviders', exampleProviders),
    failed('saveProviders', serverError),
    failed('saveProviders', providersChanged),
  ],
  rules: [
    { source: 'INTEG-013', text: 'An organization uses an HRMS and a calendar, or none of each.' },
    { source: 'INTEG-D16', text: 'The systems are saved apart from the other settings.' },
    {
      source: 'INTEG-D16',
      text: 'A selection stays if it could not be saved, also after someone else has saved.',
    },
  ],
});
