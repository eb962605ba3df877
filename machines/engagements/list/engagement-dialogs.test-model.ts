import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { engagementDialogsMachine } from './engagement-dialogs.machine.ts';
import { exampleRow } from './engagement-row.fixtures.ts';

export const testModel = createTestModel(engagementDialogsMachine, {
  inputs: [
    {
      createId: () => 'the new engagement',
      clock: { now: () => Date.parse('2026-03-04T12:00:00Z') },
      timeZone: 'Europe/Berlin',
    },
  ],
  events: [
    { type: 'engagement.add' },
    { type: 'engagement.duplicate', row: exampleRow },
    { type: 'engagement.delete', row: exampleRow },
    { type: 'type.added', id: 'a new type' },
    { type: 'types.changed' },
    failed('project-types', serverError),
    done('form', { isOutdated: true, isSaved: true }),
    done('form', { isOutdated: false, isSaved: false }),
    failed('form', serverError),
    done('deletion', { isDeleted: true }),
    done('deletion', { isDeleted: false }),
    failed('deletion', serverError),
  ],
  rules: [
    { source: 'ENGAG-005', text: 'The list has the buttons Templates and New Engagement.' },
    { source: 'ENGAG-006', text: 'New Engagement opens a modal.' },
    {
      source: 'ENGAG-D08',
      text: 'An engagement is deleted only after a confirmation that says what is deleted with it.',
    },
  ],
});
