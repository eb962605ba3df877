import { serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import { assignablePeopleMachine } from './assignable-people.machine.ts';

export const testModel = createTestModel(assignablePeopleMachine, {
  inputs: [{ projectIds: ['8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01'] }],
  events: [
    done('loadAssignable', [{ id: 'employee-ben', name: 'Ben Okafor', imageUrl: null }]),
    failed('loadAssignable', serverError),
    { type: 'retry' },
  ],
  rules: [
    { source: 'PROJ-D24', text: 'A task is assigned to an active member of its project.' },
    {
      source: 'PROJ-D30',
      text: 'Tasks of several projects are assigned to someone who is a member of all of them.',
    },
    {
      source: 'PROJ-D91',
      text: 'No one is offered who is rejected on save: members who have left are not listed.',
    },
    {
      source: 'ADR 0024',
      text: 'People that could not be loaded are loaded again on request.',
    },
  ],
});
