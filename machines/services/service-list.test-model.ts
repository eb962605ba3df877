import { createListTestModel } from '../testing/list-test-models.ts';
import { serviceListMachine } from './service-list.machine.ts';
import { exampleService } from './service.fixtures.ts';

export const testModel = createListTestModel(serviceListMachine, exampleService, [
  {
    source: 'SERV-005',
    text: 'A service is deleted after the confirmation "Delete Service?".',
  },
  {
    source: 'SERV-025',
    text: 'The list is loaded again after a service was created, changed or deleted.',
  },
]);
