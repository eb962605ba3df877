import { Problem } from '#openapi/client/index.ts';
import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { exampleImpediment, exampleItem, exampleItems } from '../work-view.fixtures.ts';
import { workItemsBulkMachine } from './work-items-bulk.machine.ts';

const rows = [exampleItem(), exampleItem({ id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d13' })];
const conflict = new Problem('conflict', 409, {
  response: { errorMessages: ['Kira Novak changed this in the meantime.'] },
});

export const testModel = createTestModel(workItemsBulkMachine, {
  inputs: [{ report: { send: () => undefined } }],
  events: [
    { type: 'rows.select', rows },
    // It can only be resolved.
    { type: 'rows.select', rows: [exampleImpediment()] },
    { type: 'rows.drop', rows: rows.slice(0, 1) },
    { type: 'selection.clear' },
    { type: 'change.request', fields: { status: 'done' } },
    { type: 'change.retry' },
    { type: 'change.undo' },
    { type: 'report.close' },
    { type: 'items.loaded', response: { ...exampleItems, items: rows } },
    ...(['changeTask', 'restoreTask'] as const).flatMap((id) => [
      done(id, 2),
      failed(id, serverError),
      failed(id, conflict),
    ]),
  ],
  rules: [
    {
      source: 'PROJ-D30',
      text: 'Several tasks get another status, person or due date at once, one call each.',
    },
    {
      source: 'PROJ-D30',
      text: 'A task that is not changed stays selected with the reason, and can be sent again.',
    },
    {
      source: 'PROJ-D30',
      text: 'One Undo gives the former values back to the tasks that were changed.',
    },
    {
      source: 'PROJ-D24',
      text: 'An impediment is only resolved, so that it is not changed together with tasks.',
    },
  ],
});
