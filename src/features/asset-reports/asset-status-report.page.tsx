import { statusReportFields } from '#machines/asset-reports/asset-report-search.ts';
import type { AssetReport, StatusReportRow } from '#machines/asset-reports/asset-report.ts';
import { assetStatusReportMachine } from '#machines/asset-reports/asset-status-report.machine.ts';
import type { ReportPageState } from '#records/report/report-frame.tsx';
import { reportPage } from '#page/records/report-page.tsx';
import { AssetStatusReportScreen } from './asset-status-report.screen.tsx';
import { useReportSides } from './use-report-sides.ts';

const WithSides = (props: ReportPageState<AssetReport<StatusReportRow>>) => (
  <AssetStatusReportScreen {...props} {...useReportSides()} />
);

export default reportPage(assetStatusReportMachine, {
  path: '/assetStatusReport',
  fields: statusReportFields,
  Screen: WithSides,
});
