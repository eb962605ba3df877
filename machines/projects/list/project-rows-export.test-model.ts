import { firstPage } from '../../lists/list-search.ts';
import { createExportTestModel } from '../../testing/list-test-models.ts';
import { projectRowsExportMachine } from './project-rows-export.machine.ts';

export const testModel = createExportTestModel(projectRowsExportMachine, firstPage, [
  {
    source: 'PROJ-006',
    text: 'The file has the filters and the order of the list, and all of its pages.',
  },
  {
    source: 'PROJ-052',
    text: 'The file has the columns that the list shows.',
  },
]);
