import { useActorRef } from '@xstate/react';
import { timeReportChoicesMachine } from '#machines/time-report/time-report-choices.machine.ts';
import { timeReportExportMachine } from '#machines/time-report/time-report-export.machine.ts';
import { timeReportFields } from '#machines/time-report/time-report-search.ts';
import { timeReportMachine } from '#machines/time-report/time-report.machine.ts';
import type { TimeReport } from '#machines/time-report/time-report.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { ReportPlace } from '#records/report-frame.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import { reportPage } from '#page/report-page.tsx';
import { usePage } from '#page/use-page.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { TimeReportScreen } from './time-report.screen.tsx';

function WithSides(props: ReportPlace<TimeReport>) {
  const choices = useActorRef(timeReportChoicesMachine);
  useTabReturn(choices);
  const { employeeId } = usePage().workspace.profile;
  return (
    <TimeReportScreen {...props} choices={choices} exporting={useTimeExport()} own={employeeId} />
  );
}

/** The export; its file is called after the days. */
function useTimeExport() {
  const text = useText('timeReport');
  const { dayIn } = useFormat();
  const exporting = useActorRef(timeReportExportMachine);
  useEmitted(exporting, {
    'file.ready': ({ file, wanted: { firstDay, lastDay } }) => {
      const [from, to] = [firstDay, lastDay].map((day) => day && dayIn('dd-Mon-yyyy', day));
      saveFile(`${text('file', { from: from ?? '', to: to ?? '' })}.xlsx`, file);
    },
  });
  return exporting;
}

export default reportPage(timeReportMachine, {
  path: '/timeReport',
  fields: timeReportFields,
  Screen: WithSides,
});
