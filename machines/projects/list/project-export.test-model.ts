import { firstPage } from '../../lists/list-search.ts';
import { createExportTestModel } from '../../testing/list-test-models.ts';
import { projectExportMachine } from './project-export.machine.ts';

export const testModel = createExportTestModel(projectExportMachine, firstPage, [
  {
    source: 'PROJ-006',
    text: 'The workbook is sorted and filtered like the list and contains all pages.',
  },
  {
    source: 'PROJ-052',
    text: 'The workbook has the parent, the days and the open impediments of each project.',
  },
]);
