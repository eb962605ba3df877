import { buildEntry, serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { recentEntriesMachine } from './recent-entries.machine.ts';
import { clock } from './tile-group.test-model.ts';

const endTime = '2026-03-04T10:00:00.000Z';
export const ended = buildEntry({ endTime });

export const testModel = createTestModel(recentEntriesMachine, {
  inputs: [{ clock, store: null, report: null }],
  events: [
    done('getMostRecentEntries', [ended]),
    failed('getMostRecentEntries', serverError),
    done('refreshEntries', [ended]),
    failed('refreshEntries', serverError),
    { type: 'entry.continue', entry: ended },
    done('continueEntry', [buildEntry()]),
    failed('continueEntry', serverError),
    { type: 'tab.returned' },
    { type: 'area.changed' },
    { type: 'retry' },
  ],
  atHand: ({ offered }) => offered.map((entry) => ({ type: 'entry.continue', entry })),
  onlyAtHand: ['entry.continue'],
  rules: [
    {
      source: 'CLOCK-066',
      text: 'The most recent entries are loaded by a separate call.',
    },
    {
      source: 'SHELL-D12',
      text: 'The same description on the same project and task is offered once, by its newest entry; a running entry is not offered.',
    },
    {
      source: 'CLOCK-D32',
      text: 'An entry that is continued while the server is unreachable is stored on the device and sent later.',
    },
  ],
});
