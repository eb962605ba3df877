import { Problem } from '#openapi/client/index.ts';
import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { managerChangeMachine } from './manager-change.machine.ts';
import { exampleChart, examplePreview } from './organization-chart.fixtures.ts';

/** Someone else saved first. */
const stale = new Problem('conflict', 409, {
  response: { errorMessages: ['Kira Novak changed this in the meantime.'] },
});
const [person = { id: '', fullName: '', version: 1 }] = exampleChart.people;
const manager = { id: 'employee-hugo', label: 'Hugo Silva' };

export const testModel = createTestModel(managerChangeMachine, {
  inputs: [{ person }, { person, manager }],
  events: [
    { type: 'manager.selected', choice: manager },
    { type: 'CONTINUE' },
    { type: 'BACK' },
    { type: 'SAVE' },
    { type: 'CANCEL' },
    done('previewChange', examplePreview),
    failed('previewChange', serverError),
    failed('previewChange', stale),
    done('saveChange'),
    failed('saveChange', serverError),
    failed('saveChange', stale),
    failed('search', serverError),
  ],
  rules: [
    { source: 'PEOPL-015', text: 'An employee reports to another one, or to no one.' },
    {
      source: 'PEOPL-016',
      text: 'The consequences for reviews and time are shown before another manager is saved.',
    },
    { source: 'ADR 0024', text: 'A failed save keeps the selected manager.' },
  ],
});
