import { createChoiceSearchTestModel } from '../../testing/choice-search-test-model.ts';
import { projectNewOwnerSearchMachine } from './project-new-owner-search.machine.ts';

export const testModel = createChoiceSearchTestModel(
  projectNewOwnerSearchMachine,
  { id: 'employee-leo', label: 'Leo Park' },
  [{ source: 'PROJ-086', text: 'Active employees are offered as owners.' }],
);
