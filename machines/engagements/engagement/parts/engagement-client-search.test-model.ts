import { createChoiceSearchTestModel } from '../../../testing/choice-search-test-model.ts';
import { engagementClientSearchMachine } from './engagement-client-search.machine.ts';
import { exampleClient } from './engagement-extras.fixtures.ts';

export const testModel = createChoiceSearchTestModel(
  engagementClientSearchMachine,
  { id: exampleClient.id, label: exampleClient.name },
  [{ source: 'ENGAG-D19', text: 'A prospect may be linked to an active client.' }],
);
