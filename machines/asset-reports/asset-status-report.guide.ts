import { createReportTestModel } from '../testing/report-guides.ts';
import { exampleStatusReport } from './asset-report.example.ts';
import { assetStatusReportMachine } from './asset-status-report.machine.ts';

export const testModel = createReportTestModel(assetStatusReportMachine, exampleStatusReport, [
  {
    source: 'ASSET-008, ASSET-147',
    text: 'The asset status report shows the assets as they are now.',
  },
]);
