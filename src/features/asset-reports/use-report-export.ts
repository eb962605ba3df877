import { useActorRef } from '@xstate/react';
import { assetReportExportMachine } from '#machines/asset-reports/asset-report-export.machine.ts';
import { snapShotName } from '#machines/asset-reports/asset-report-search.ts';
import { filterOf } from '#machines/lists/list-search.ts';
import { useText } from '#i18n/text.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useEmitted } from '#ui/use-emitted.ts';

/** The export of a report; its file is called as the report is. */
export function useReportExport() {
  const text = useText('assetReports');
  const exporting = useActorRef(assetReportExportMachine);
  useEmitted(exporting, {
    'file.ready': ({ file, wanted: { report, search } }) => {
      const name = text(`${report}File`, { day: filterOf(search, snapShotName) });
      saveFile(`${name.trim()}.xlsx`, file);
    },
  });
  return exporting;
}
