import { missing, serverError } from '../../../testing/fixtures.ts';
import { done, failed } from '../../../testing/paths.ts';
import { createTestModel } from '../../../testing/test-model.ts';
import { engagementDeletionMachine } from './engagement-deletion.machine.ts';

export const testModel = createTestModel(engagementDeletionMachine, {
  inputs: [{ id: '6f1c2a10-0000-4000-8000-000000000001' }],
  events: [
    done('loadDeletion', { stages: 3, activities: 12, notes: 4, docs: 5, actions: 6 }),
    failed('loadDeletion', missing),
    failed('loadDeletion', serverError),
    done('deleteEngagement'),
    failed('deleteEngagement', missing),
    failed('deleteEngagement', serverError),
    { type: 'YES' },
    { type: 'CANCEL' },
    { type: 'retry' },
  ],
  rules: [
    { source: 'ENGAG-107', text: 'An engagement is deleted after a confirmation.' },
    { source: 'ENGAG-D08', text: 'The confirmation says what is deleted with it.' },
    { source: 'ADR 0024', text: 'An engagement that someone else has deleted counts as deleted.' },
  ],
});
