import { assetPurchaseReportMachine } from '#machines/asset-reports/asset-purchase-report.machine.ts';
import { purchaseReportFields } from '#machines/asset-reports/asset-report-search.ts';
import type { PurchaseReport } from '#machines/asset-reports/asset-report.ts';
import type { ReportPageState } from '#records/report/report-frame.tsx';
import { reportPage } from '#page/records/report-page.tsx';
import { AssetPurchaseReportScreen } from './asset-purchase-report.screen.tsx';
import { useReportSides } from './use-report-sides.ts';

const WithSides = (props: ReportPageState<PurchaseReport>) => (
  <AssetPurchaseReportScreen {...props} {...useReportSides()} />
);

export default reportPage(assetPurchaseReportMachine, {
  path: '/assetPurchaseReport',
  fields: purchaseReportFields,
  hiddenAtFirst: ['assetCategory', 'serialNumber'],
  Screen: WithSides,
});
