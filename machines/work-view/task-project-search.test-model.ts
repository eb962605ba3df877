import { createChoiceSearchTestModel } from '../testing/choice-search-test-model.ts';
import { taskProjectSearchMachine } from './task-project-search.machine.ts';

export const testModel = createChoiceSearchTestModel(
  taskProjectSearchMachine,
  { id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01', label: 'AS-001 Portal' },
  [{ source: 'PROJ-098', text: 'Tasks are added to projects that the person takes part in.' }],
);
