import { createChoiceSearchTestModel } from '../../../testing/choice-search-test-model.ts';
import { interfacerSearchMachine } from './interfacer-search.machine.ts';

export const testModel = createChoiceSearchTestModel(
  interfacerSearchMachine,
  { id: 'employee-ava', label: 'Ava Stone' },
  [{ source: 'REVW-042', text: 'A client interfacer is found by the name of an employee.' }],
);
