import { Problem } from '#openapi/client/index.ts';
import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { clientAssignmentMachine } from './client-assignment.machine.ts';
import { exampleRow, exampleStep, submittedRow, unassignedRow } from './client-row.fixtures.ts';

const rejected = new Problem('invalid', 400, {
  response: {
    errorMessages: ['This client contact was not found.'],
    fieldErrors: { 'assignments.0.clientContactId': ['This client contact was not found.'] },
  },
});

export const testModel = createTestModel(clientAssignmentMachine, {
  inputs: [{ step: exampleStep, choices: {} }],
  events: [
    { type: 'contact.open', rows: [exampleRow, unassignedRow] },
    { type: 'contact.open', rows: [submittedRow] },
    { type: 'contact.select', clientContactId: 'theo', contactName: 'Theo Lang' },
    { type: 'contact.select', clientContactId: null, contactName: '' },
    { type: 'choice.reset', reviewId: exampleRow.reviewId },
    { type: 'choices.reset' },
    { type: 'CANCEL' },
    { type: 'SAVE' },
    done('assignContacts'),
    failed('assignContacts', rejected),
    failed('assignContacts', serverError),
  ],
  rules: [
    { source: 'REVW-079', text: 'Contacts are assigned to reviews, all changes in one save.' },
    {
      source: 'REVW-D08',
      text: 'A contact with the reviewee’s address is rejected at its review.',
    },
    { source: 'SHELL-D11', text: 'What was selected stays when it cannot be saved.' },
  ],
});
