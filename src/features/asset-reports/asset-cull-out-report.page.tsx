import { useActorRef } from '@xstate/react';
import { assetCullOutReportMachine } from '#machines/asset-reports/asset-cull-out-report.machine.ts';
import { cullOutReportFields } from '#machines/asset-reports/asset-report-search.ts';
import type { AssetReport, CullOutReportRow } from '#machines/asset-reports/asset-report.ts';
import { cullOutChoicesMachine } from '#machines/asset-reports/cull-out-choices.machine.ts';
import type { ReportPageState } from '#records/report/report-frame.tsx';
import { reportPage } from '#page/records/report-page.tsx';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { AssetCullOutReportScreen } from './asset-cull-out-report.screen.tsx';
import { useReportExport } from './use-report-sides.ts';

function WithChoices(props: ReportPageState<AssetReport<CullOutReportRow>>) {
  const choices = useActorRef(cullOutChoicesMachine);
  useTabReturn(choices);
  return <AssetCullOutReportScreen {...props} choices={choices} exporting={useReportExport()} />;
}

export default reportPage(assetCullOutReportMachine, {
  path: '/assetCullOutReport',
  fields: cullOutReportFields,
  hiddenAtFirst: ['assetCategory'],
  Screen: WithChoices,
});
