import { toPricedForm } from '../records/priced.ts';
import { createRecordFormTestModel } from '../testing/record-test-models.ts';
import { serviceFormMachine } from './service-form.machine.ts';
import { exampleService } from './service.fixtures.ts';

export const testModel = createRecordFormTestModel(serviceFormMachine, {
  id: exampleService.id,
  valid: toPricedForm(exampleService),
  broken: { name: '' },
  rules: [
    {
      source: 'SERV-020',
      text: 'Name, Price and User Limits are required; price and limits must not be below zero.',
    },
    {
      source: 'SERV-022',
      text: 'For an edit, version, description and URL have up to 250 characters.',
    },
  ],
});
