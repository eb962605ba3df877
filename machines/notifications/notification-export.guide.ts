import { firstPage } from '../lists/list-search.ts';
import { exportGuide } from '../testing/list-guides.ts';
import { notificationExportMachine } from './notification-export.machine.ts';

export const guide = exportGuide(notificationExportMachine, firstPage, [
  {
    source: 'document 1, section 2 (Shell layout)',
    text: 'What is exported is filtered as it is shown, with all of its pages.',
  },
  {
    source: 'document 1, section 1 (Notification)',
    text: 'Times are written in the time zone and the format of the person.',
  },
]);
