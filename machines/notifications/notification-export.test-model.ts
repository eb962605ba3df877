import { firstPage } from '../lists/list-search.ts';
import { createExportTestModel } from '../testing/list-test-models.ts';
import { notificationExportMachine } from './notification-export.machine.ts';

export const testModel = createExportTestModel(notificationExportMachine, firstPage, [
  {
    source: 'NOTIF-002',
    text: 'The export has the filters of the list, and all of its pages.',
  },
  {
    source: 'SHELL-035',
    text: 'Times are formatted for the time zone and format of the person.',
  },
]);
