import { firstPage } from '../lists/list-search.ts';
import { createExportTestModel } from '../testing/list-test-models.ts';
import { workRowsExportMachine } from './work-rows-export.machine.ts';

export const testModel = createExportTestModel(
  workRowsExportMachine,
  { search: firstPage, defaultScope: 'mine' as const },
  [
    {
      source: 'PROJ-D27',
      text: 'The CSV file has the columns that the table shows, and all of its pages.',
    },
    {
      source: 'SHELL-D25',
      text: 'The CSV file has all items that match, in the shown columns and the person’s formats.',
    },
  ],
);
