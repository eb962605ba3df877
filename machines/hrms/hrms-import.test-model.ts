import { serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import {
  exampleApplied,
  exampleConnection,
  exampleDisconnected,
  exampleHalfPreview,
  exampleIntegrations,
  examplePreview,
  exampleWithoutHrms,
  outdated,
  providerDown,
} from './hrms.fixtures.ts';
import { hrmsImportMachine } from './hrms-import.machine.ts';

export const testModel = createTestModel(hrmsImportMachine, {
  inputs: [{ runs: {} }],
  events: [
    failed('listenToImports', serverError),
    done('getIntegrations', exampleIntegrations),
    done('getIntegrations', exampleDisconnected),
    done('getIntegrations', exampleWithoutHrms),
    failed('getIntegrations', serverError),
    { type: 'retry' },
    { type: 'provider.select', id: '00000000-0000-4000-8000-0000000000a2' },
    { type: 'provider.connect' },
    { type: 'provider.disconnect' },
    done('saveProvider', exampleIntegrations),
    done('saveProvider', exampleDisconnected),
    failed('saveProvider', serverError),
    failed('saveProvider', outdated),
    { type: 'connection.test' },
    done('testConnection', exampleConnection),
    failed('testConnection', providerDown),
    { type: 'differences.compare' },
    done('getDifferences', examplePreview),
    done('getDifferences', exampleHalfPreview),
    failed('getDifferences', providerDown),
    { type: 'difference.toggle', id: 'Shift-1' },
    { type: 'differences.select', ids: [] },
    { type: 'differences.apply' },
    done('applyDifferences', exampleApplied),
    failed('applyDifferences', providerDown),
    failed('applyDifferences', outdated),
    done('refreshImport', { integrations: exampleIntegrations, preview: examplePreview }),
    done('refreshImport', { integrations: exampleDisconnected, preview: null }),
    failed('refreshImport', serverError),
    { type: 'import.changed' },
    { type: 'tab.returned' },
    { type: 'runs.changed' },
    failed('hrms-run', serverError),
    failed('hrms-run-list', serverError),
    { type: 'notice.close' },
  ],
  atHand: ({ preview }) =>
    (preview?.differences ?? []).map(({ id }) => ({ type: 'difference.toggle' as const, id })),
  rules: [
    {
      source: 'INTEG-013',
      text: 'An HRMS provider is connected, tested and disconnected; without one nothing is imported.',
    },
    {
      source: 'INTEG-014',
      text: 'Shifts, managers and designations are compared by person and field before anything changes.',
    },
    {
      source: 'INTEG-021',
      text: 'Only selected differences are applied; of half a response of the provider, nothing is.',
    },
  ],
});
