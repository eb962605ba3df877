import { createListTestModel } from '../testing/list-test-models.ts';
import { roleMatrixMachine } from './role-matrix.machine.ts';
import { exampleRole } from './role.fixtures.ts';

export const testModel = createListTestModel(roleMatrixMachine, exampleRole, [
  { source: 'PEOPL-019', text: 'The matrix shows which role grants which right.' },
  { source: 'PEOPL-007', text: 'The matrix belongs to the Role Manager.' },
  { source: 'PEOPL-D32', text: 'A role is edited in its form, not in the matrix.' },
]);
