import { createRecordViewTestModel } from '../testing/record-test-models.ts';
import { serviceViewMachine } from './service-view.machine.ts';
import { exampleService } from './service.fixtures.ts';

export const testModel = createRecordViewTestModel(serviceViewMachine, {
  record: exampleService,
  id: exampleService.id,
  rules: [
    {
      source: 'SERV-012',
      text: 'A service is read-only, with its price after a dollar sign.',
    },
    {
      source: 'SERV-014',
      text: 'Status and license are Active or Inactive.',
    },
  ],
});
