import { createReportTestModel } from '../testing/report-test-models.ts';
import { exampleStatusReport } from './asset-report.fixtures.ts';
import { assetStatusReportMachine } from './asset-status-report.machine.ts';

export const testModel = createReportTestModel(assetStatusReportMachine, exampleStatusReport, [
  {
    source: 'ASSET-008, ASSET-147',
    text: 'The asset status report shows the assets as they are now.',
  },
]);
