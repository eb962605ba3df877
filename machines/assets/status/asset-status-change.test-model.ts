import { createTestModel } from '../../testing/test-model.ts';
import { assetStatusChangeMachine, type StatusChangeInput } from './asset-status-change.machine.ts';
import { createStatusFields } from './asset-status.ts';
import { exampleCalendar } from '../asset.fixtures.ts';
import type { AssetStatus } from '../asset.ts';

const change = (saved: AssetStatus, to: AssetStatus): StatusChangeInput => ({
  saved,
  to,
  before: createStatusFields(saved),
  threshold: '2025-02-03',
  assignee: saved === 'Assigned' ? 'Ben Okafor' : '',
  calendar: exampleCalendar,
});

export const testModel = createTestModel(assetStatusChangeMachine, {
  inputs: [
    change('Assigned', 'Repair'),
    change('Assigned', 'Disposed'),
    change('Repair', 'Disposed'),
    change('InStore', 'Scrap'),
  ],
  events: [
    { type: 'YES' },
    { type: 'NO' },
    { type: 'SAVE' },
    { type: 'CANCEL' },
    { type: 'form.changed', change: { sentToRepairOn: null, returnedFromRepairOn: null } },
  ],
  rules: [
    {
      source: 'ASSET-050',
      text: 'Leaving Assigned asks for confirmation and names the assignee; No restores Assigned.',
    },
    {
      source: 'ASSET-060',
      text: 'Going to Repair and returning from it each have a dialog; its Cancel restores the previous status and clears the day and the notes.',
    },
    {
      source: 'ASSET-055',
      text: 'A disposal asks for confirmation; No sets Scrap, as built, and Escape leaves the status unchanged.',
    },
    {
      source: 'ASSET-084',
      text: 'The days of a repair are required, not in the future and not before the last status change.',
    },
  ],
});
