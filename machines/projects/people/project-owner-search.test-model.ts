import { createChoiceSearchTestModel } from '../../testing/choice-search-test-model.ts';
import { projectOwnerSearchMachine } from './project-owner-search.machine.ts';

export const testModel = createChoiceSearchTestModel(
  projectOwnerSearchMachine,
  {
    id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01',
    label: 'Ben Okafor',
  },
  [
    {
      source: 'PROJ-D13',
      text: 'A new project may have another owner.',
    },
  ],
);
