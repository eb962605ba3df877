import { createChoiceSearchTestModel } from '../../testing/choice-search-test-model.ts';
import { projectMemberSearchMachine } from './project-member-search.machine.ts';

export const testModel = createChoiceSearchTestModel(
  projectMemberSearchMachine,
  { id: 'employee-leo', label: 'Leo Park' },
  [{ source: 'PROJ-067', text: 'Only people who are not active members yet can be added.' }],
);
