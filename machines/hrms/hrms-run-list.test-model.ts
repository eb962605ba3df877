import { createListTestModel } from '../testing/list-test-models.ts';
import { exampleRun } from './hrms.fixtures.ts';
import { hrmsRunListMachine } from './hrms-run-list.machine.ts';

export const testModel = createListTestModel(hrmsRunListMachine, exampleRun, [
  { source: 'INTEG-021', text: 'The runs of the HRMS import are listed, the newest first.' },
  { source: 'INTEG-013', text: 'Each run names the provider that sent the data.' },
  { source: 'INTEG-014', text: 'Each run names the fields that it imported.' },
]);
