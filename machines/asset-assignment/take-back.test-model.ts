import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { exampleAssigned, overdueAssigned } from './assignee.fixtures.ts';
import { takeBackMachine } from './take-back.machine.ts';

export const testModel = createTestModel(takeBackMachine, {
  inputs: [undefined],
  events: [
    { type: 'assets.takeBack', assets: [exampleAssigned, overdueAssigned] },
    { type: 'assets.takeBack', assets: [] },
    { type: 'assets.select', assets: [exampleAssigned] },
    { type: 'assets.dropped', assets: [exampleAssigned] },
    { type: 'selection.clear' },
    { type: 'YES' },
    { type: 'NO' },
    { type: 'report.closed' },
    done('takeBack'),
    failed('takeBack', serverError),
  ],
  rules: [
    {
      source: 'ASSET-047',
      text: 'An assignment is removed, and its asset is in store again.',
    },
    {
      source: 'ASSET-D52',
      text: 'An asset is taken back by its assignment: never from someone who received it in the meantime.',
    },
    {
      source: 'ASSET-D52',
      text: 'A bulk action reports which assets were taken back and which were not, and why.',
    },
  ],
});
