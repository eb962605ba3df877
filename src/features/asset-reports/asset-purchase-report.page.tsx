import { useActorRef } from '@xstate/react';
import { assetPurchaseReportMachine } from '#machines/asset-reports/asset-purchase-report.machine.ts';
import { assetReportChoicesMachine } from '#machines/asset-reports/asset-report-choices.machine.ts';
import { purchaseReportFields } from '#machines/asset-reports/asset-report-search.ts';
import type { AssetReport, PurchaseReportRow } from '#machines/asset-reports/asset-report.ts';
import type { ReportPlace } from '#records/report-frame.tsx';
import { reportPage } from '#page/report-page.tsx';
import { useTabReturn } from '#page/use-tab-return.ts';
import { AssetPurchaseReportScreen } from './asset-purchase-report.screen.tsx';
import { useReportExport } from './use-report-export.ts';

function WithChoices(props: ReportPlace<AssetReport<PurchaseReportRow>>) {
  const choices = useActorRef(assetReportChoicesMachine);
  useTabReturn(choices);
  return <AssetPurchaseReportScreen {...props} choices={choices} exporting={useReportExport()} />;
}

export default reportPage(assetPurchaseReportMachine, {
  path: '/assetPurchaseReport',
  fields: purchaseReportFields,
  hiddenAtFirst: ['assetCategory', 'serialNumber'],
  Screen: WithChoices,
});
