import { createRecordPartTestModel } from '../../testing/record-test-models.ts';
import { newEngagementMachine } from './new-engagement.machine.ts';
import { emptyNew } from './new-engagement.ts';

export const testModel = createRecordPartTestModel(newEngagementMachine, {
  part: { version: 0, source: null, today: '2026-03-04' },
  valid: { ...emptyNew, name: 'Harbour portal', createdOn: '2026-03-04' },
  broken: { name: ' ', createdOn: null },
  rules: [
    { source: 'ENGAG-006', text: 'New Engagement opens a modal.' },
    { source: 'ENGAG-060', text: 'The template choice is blank or base; blank is selected.' },
    { source: 'ENGAG-054', text: 'An engagement that is sent twice is created once.' },
  ],
});
