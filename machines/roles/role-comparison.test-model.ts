import { createListTestModel } from '../testing/list-test-models.ts';
import { roleComparisonMachine } from './role-comparison.machine.ts';
import { exampleRole } from './role.fixtures.ts';

export const testModel = createListTestModel(roleComparisonMachine, exampleRole, [
  {
    source: 'PEOPL-019',
    text: 'Two roles are compared: rights of one, of the other, and of both.',
  },
  { source: 'PEOPL-D32', text: 'The address names the compared pair.' },
  { source: 'PEOPL-007', text: 'The comparison belongs to the Role Manager.' },
]);
