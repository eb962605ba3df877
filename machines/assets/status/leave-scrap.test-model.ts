import { serverError, missing } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { done, failed } from '../../testing/paths.ts';
import { exampleCalendar, scrappedAsset } from '../asset.fixtures.ts';
import { leaveScrapMachine } from './leave-scrap.machine.ts';

export const testModel = createTestModel(leaveScrapMachine, {
  inputs: [{ calendar: exampleCalendar }],
  events: [
    { type: 'asset.leaveScrap', row: scrappedAsset, to: 'InStore' },
    { type: 'asset.leaveScrap', row: scrappedAsset, to: 'Disposed' },
    { type: 'day.changed', day: '2026-03-04' },
    { type: 'day.changed', day: null },
    { type: 'YES' },
    { type: 'NO' },
    done('leaveScrap'),
    failed('leaveScrap', serverError),
    failed('leaveScrap', missing),
  ],
  rules: [
    {
      source: 'ASSET-D55',
      text: 'The list moves an asset in Scrap to Disposed or back to InStore, after a confirmation.',
    },
    {
      source: 'ASSET-057',
      text: 'Disposed requires a Disposed On date.',
    },
    {
      source: 'ASSET-108',
      text: 'The date is not in the future.',
    },
  ],
});
