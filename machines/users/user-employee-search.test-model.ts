import { createChoiceSearchTestModel } from '../testing/choice-search-test-model.ts';
import { userEmployeeSearchMachine } from './user-employee-search.machine.ts';

export const testModel = createChoiceSearchTestModel(
  userEmployeeSearchMachine,
  { id: 'employee-mia', label: 'Mia Roth' },
  [{ source: 'PEOPL-022', text: 'A user may be linked to an active employee without a user.' }],
);
