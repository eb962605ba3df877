import { createListTestModel } from '../testing/list-test-models.ts';
import { designationListMachine } from './designation-list.machine.ts';
import { exampleDesignation } from './designation.fixtures.ts';

export const testModel = createListTestModel(designationListMachine, exampleDesignation, [
  { source: 'PEOPL-006', text: 'Designations have a page of their own.' },
  { source: 'PEOPL-014', text: 'The list needs the right designation.basic.' },
  { source: 'PEOPL-D30', text: 'A designation that an employee has is not deleted.' },
]);
