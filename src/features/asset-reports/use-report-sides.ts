import { useActorRef } from '@xstate/react';
import { assetReportChoicesMachine } from '#machines/asset-reports/asset-report-choices.machine.ts';
import { assetReportExportMachine } from '#machines/asset-reports/asset-report-export.machine.ts';
import { snapShotName } from '#machines/asset-reports/asset-report-search.ts';
import { getFilter } from '#machines/lists/list-search.ts';
import { useText } from '#i18n/text.tsx';
import { saveFile } from '#ui/text/save-file.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';

/** The export of a report; the file is named after the report. */
export function useReportExport() {
  const text = useText('assetReports');
  const exporting = useActorRef(assetReportExportMachine);
  useEmitted(exporting, {
    'file.ready': ({ file, requested: { report, search } }) => {
      const name = text(`${report}File`, { day: getFilter(search, snapShotName) });
      saveFile(`${name.trim()}.xlsx`, file);
    },
  });
  return exporting;
}

/** The parts next to a report: its filters and its export. */
export function useReportSides() {
  const choices = useActorRef(assetReportChoicesMachine);
  useTabReturn(choices);
  return { choices, exporting: useReportExport() };
}
