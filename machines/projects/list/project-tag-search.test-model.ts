import { createChoiceSearchTestModel } from '../../testing/choice-search-test-model.ts';
import { projectTagSearchMachine } from './project-tag-search.machine.ts';

export const testModel = createChoiceSearchTestModel(
  projectTagSearchMachine,
  {
    id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01',
    label: 'Strategic',
  },
  [
    {
      source: 'PROJ-D11',
      text: 'The list is filtered by tags, all of which have to match.',
    },
  ],
);
