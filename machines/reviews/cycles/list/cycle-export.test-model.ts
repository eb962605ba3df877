import { createExportTestModel } from '../../../testing/list-test-models.ts';
import { cycleExportMachine } from './cycle-export.machine.ts';

export const testModel = createExportTestModel(cycleExportMachine, { cycleId: '1' }, [
  { source: 'REVW-009', text: 'The workbook has each reviewee with step, status and days.' },
  { source: 'REVW-034', text: 'The workbook contains nothing that is written in a review.' },
]);
