import { createChoiceSearchTestModel } from '../../testing/choice-search-test-model.ts';
import { taskTargetSearchMachine } from './task-target-search.machine.ts';

export const testModel = createChoiceSearchTestModel(
  taskTargetSearchMachine,
  { id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01', label: 'AS-001 Portal' },
  [{ source: 'PROJ-073', text: 'A task moves to projects that the person owns, not to its own.' }],
);
