import { createChoiceSearchTestModel } from '../../testing/choice-search-test-model.ts';
import { managerSearchMachine } from './manager-search.machine.ts';

export const testModel = createChoiceSearchTestModel(
  managerSearchMachine,
  { id: 'employee-grace', label: 'Grace Kim', description: 'Team lead' },
  [{ source: 'PEOPL-016', text: 'Only employees who are employed are offered as managers.' }],
);
