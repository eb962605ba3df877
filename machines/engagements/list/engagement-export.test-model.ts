import { firstPage } from '../../lists/list-search.ts';
import { createExportTestModel } from '../../testing/list-test-models.ts';
import { engagementExportMachine } from './engagement-export.machine.ts';

export const testModel = createExportTestModel(engagementExportMachine, firstPage, [
  {
    source: 'ENGAG-D40',
    text: 'The workbook is sorted and filtered like the list and contains all pages.',
  },
  {
    source: 'ENGAG-004',
    text: 'The workbook has prospect and stage, and the activities and hours of both ratios.',
  },
]);
