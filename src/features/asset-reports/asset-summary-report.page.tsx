import { summaryReportFields } from '#machines/asset-reports/asset-report-search.ts';
import type { AssetReport, SummaryReportRow } from '#machines/asset-reports/asset-report.ts';
import { assetSummaryReportMachine } from '#machines/asset-reports/asset-summary-report.machine.ts';
import { todayIn } from '#machines/assets/form/asset-days.ts';
import { serverClock } from '#machines/clock.ts';
import { useDateSettings } from '#i18n/format.tsx';
import type { ReportPageState } from '#records/report/report-frame.tsx';
import { reportPage } from '#page/records/report-page.tsx';
import { AssetSummaryReportScreen } from './asset-summary-report.screen.tsx';
import { useReportSides } from './use-report-sides.ts';

function WithSides(props: ReportPageState<AssetReport<SummaryReportRow>>) {
  const today = todayIn({ clock: serverClock, ...useDateSettings() });
  return <AssetSummaryReportScreen {...props} today={today} {...useReportSides()} />;
}

export default reportPage(assetSummaryReportMachine, {
  path: '/assetSummaryReport',
  fields: summaryReportFields,
  Screen: WithSides,
});
