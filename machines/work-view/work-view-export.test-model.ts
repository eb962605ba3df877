import { firstPage } from '../lists/list-search.ts';
import { createExportTestModel } from '../testing/list-test-models.ts';
import { type RequestedWorkItems, workViewExportMachine } from './work-view-export.machine.ts';

export const testModel = createExportTestModel<RequestedWorkItems>(
  workViewExportMachine,
  { search: firstPage, defaultScope: 'mine' },
  [
    {
      source: 'PROJ-D27',
      text: 'The work view is exported as an Excel file, filtered and ordered as it is shown.',
    },
    {
      source: 'PROJ-D27',
      text: 'The Excel file has the hours of the days and the total hours of a task in columns of their own.',
    },
  ],
);
