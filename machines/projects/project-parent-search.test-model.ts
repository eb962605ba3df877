import { createChoiceSearchTestModel } from '../testing/choice-search-test-model.ts';
import { projectParentSearchMachine } from './project-parent-search.machine.ts';

export const testModel = createChoiceSearchTestModel(
  projectParentSearchMachine,
  {
    id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01',
    label: 'AS-001 Portal',
  },
  [
    {
      source: 'PROJ-D13',
      text: 'A new project is linked below projects that the person owns, and those below them.',
    },
  ],
);
