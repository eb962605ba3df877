import { Problem } from '#openapi/client/index.ts';
import { stale } from '../organization/organization-settings.test-model.ts';
import { serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import { exampleLines, examplePage, oldestPage } from './script-history.fixtures.ts';
import { scriptHistoryMachine } from './script-history.machine.ts';
import { exampleScript } from './script.fixtures.ts';

export const testModel = createTestModel(scriptHistoryMachine, {
  inputs: [{ id: exampleScript.id }],
  events: [
    done('loadHistory', examplePage),
    done('loadHistory', oldestPage),
    failed('loadHistory', serverError),
    failed('loadHistory', new Problem('notFound', 404)),
    { type: 'more' },
    { type: 'retry' },
    { type: 'versions.compare', older: 1, newer: 2 },
    { type: 'CLOSE' },
    done('loadComparison', exampleLines),
    failed('loadComparison', serverError),
    { type: 'version.restore', version: 1 },
    { type: 'YES' },
    { type: 'NO' },
    done('restoreVersion'),
    failed('restoreVersion', stale),
    failed('restoreVersion', serverError),
  ],
  rules: [
    { source: 'ADMIN-025', text: 'Two versions of a script are compared side by side.' },
    { source: 'ADMIN-005', text: 'An old version is restored as a new one; none is lost.' },
    { source: 'PRIV-009', text: 'The history needs the right scriptManager.basic.' },
    { source: 'API-007', text: 'The question stays open when the call fails.' },
  ],
});
