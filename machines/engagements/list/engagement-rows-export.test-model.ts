import { firstPage } from '../../lists/list-search.ts';
import { createExportTestModel } from '../../testing/list-test-models.ts';
import { engagementRowsExportMachine } from './engagement-rows-export.machine.ts';

export const testModel = createExportTestModel(engagementRowsExportMachine, firstPage, [
  { source: 'ENGAG-D40', text: 'The file has the shown columns of all matching engagements.' },
  {
    source: 'ENGAG-D06',
    text: 'Pages are read one after the other, and an engagement on two of them is in the file once.',
  },
]);
