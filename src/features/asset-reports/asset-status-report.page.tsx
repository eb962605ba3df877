import {
  statusReportFields,
  type AssetReport,
  type StatusReportRow,
} from '#machines/asset-reports/asset-report.ts';
import { assetStatusReportMachine } from '#machines/asset-reports/asset-status-report.machine.ts';
import type { ReportPlace } from '#records/report-frame.tsx';
import { reportPage } from '#page/report-page.tsx';
import { AssetStatusReportScreen } from './asset-status-report.screen.tsx';
import { useReportExport } from './use-report-export.ts';

const Exported = (props: ReportPlace<AssetReport<StatusReportRow>>) => (
  <AssetStatusReportScreen {...props} exporting={useReportExport()} />
);

export default reportPage(assetStatusReportMachine, {
  path: '/assetStatusReport',
  fields: statusReportFields,
  Screen: Exported,
});
