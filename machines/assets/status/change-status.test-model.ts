import { serverError } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { done, failed } from '../../testing/paths.ts';
import { exampleAsset, exampleCalendar } from '../asset.fixtures.ts';
import { changeStatusMachine } from './change-status.machine.ts';

const { id: assetId } = exampleAsset;
const outcome = { assetId, isDone: true, code: '', errorMessages: [] };
const rejected = {
  assetId,
  isDone: false,
  code: 'assetDisposed',
  errorMessages: ['It is disposed.'],
};

export const testModel = createTestModel(changeStatusMachine, {
  inputs: [{ calendar: exampleCalendar }],
  events: [
    { type: 'OPEN', rows: [exampleAsset], to: 'Repair' },
    { type: 'OPEN', rows: [exampleAsset], to: null },
    { type: 'form.changed', change: { day: null } },
    { type: 'CHANGE' },
    { type: 'CLOSE' },
    done('changeStatus', [outcome]),
    done('changeStatus', [rejected]),
    failed('changeStatus', serverError),
  ],
  rules: [
    {
      source: 'ASSET-047',
      text: 'Repair, Scrap and Disposed have a day; it is required and not in the future.',
    },
    {
      source: 'ASSET-049',
      text: 'Leaving Assigned asks for confirmation and shows the assignee.',
    },
    {
      source: 'ASSET-D20',
      text: 'In a bulk change each rejected asset shows its reason; the others change.',
    },
  ],
});
