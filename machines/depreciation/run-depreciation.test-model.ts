import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { after, done, failed } from '../testing/paths.ts';
import { exampleYear, waitingYear } from './depreciation.fixtures.ts';
import { runDepreciationMachine } from './run-depreciation.machine.ts';

export const testModel = createTestModel(runDepreciationMachine, {
  inputs: [undefined],
  events: [
    { type: 'depreciation.run', year: exampleYear },
    { type: 'depreciation.run', year: waitingYear },
    { type: 'YES' },
    { type: 'STOP' },
    { type: 'CLOSE' },
    done('runDepreciation', exampleYear),
    failed('runDepreciation', serverError),
    after('pause', 'run-depreciation.running.waiting'),
    done('readProgress', { computedCount: 2000, assetCount: 5000 }),
    done('readProgress', null),
    failed('readProgress', serverError),
  ],
  rules: [
    {
      source: 'ASSET-172',
      text: 'A run computes the depreciation of an assessment year and returns the totals of the year.',
    },
    {
      source: 'ASSET-D67',
      text: 'A year that has ended is run again only after confirmation; differences are shown.',
    },
    {
      source: 'ASSET-D12',
      text: 'The current year is provisional, and is run again without confirmation.',
    },
    {
      source: 'ASSET-D67',
      text: 'A run shows how many assets it has processed; if the server does not report it, the run goes on without.',
    },
  ],
});
