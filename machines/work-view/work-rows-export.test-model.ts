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
  ],
);
