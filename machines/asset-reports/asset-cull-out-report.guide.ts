import { createReportTestModel } from '../testing/report-guides.ts';
import { exampleCullOutReport } from './asset-report.example.ts';
import { assetCullOutReportMachine } from './asset-cull-out-report.machine.ts';

export const testModel = createReportTestModel(assetCullOutReportMachine, exampleCullOutReport, [
  {
    source: 'ASSET-169, ASSET-011',
    text: 'The cull-out report is filtered by category, year and team.',
  },
]);
