import { createChoiceSearchTestModel } from '../../testing/choice-search-test-model.ts';
import { projectLinkSearchMachine } from './project-link-search.machine.ts';

export const testModel = createChoiceSearchTestModel(
  projectLinkSearchMachine,
  { id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d11', label: 'AS-003 Mobile app' },
  [
    {
      source: 'PROJ-088',
      text: 'A project is linked below one that the person finds by its code or name.',
    },
  ],
);
