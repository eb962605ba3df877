import { firstPage } from '../lists/list-search.ts';
import { createExportTestModel } from '../testing/list-guides.ts';
import { notificationExportMachine } from './notification-export.machine.ts';

export const testModel = createExportTestModel(notificationExportMachine, firstPage, [
  {
    source: 'NOTIF-002',
    text: 'What is exported is filtered as it is shown, with all of its pages.',
  },
  {
    source: 'SHELL-035',
    text: 'Times are written in the time zone and the format of the person.',
  },
]);
