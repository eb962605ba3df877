import { useActorRef } from '@xstate/react';
import { tagReportExportMachine } from '#machines/tag-report/tag-report-export.machine.ts';
import { tagReportFields } from '#machines/tag-report/tag-report-search.ts';
import { tagReportMachine } from '#machines/tag-report/tag-report.machine.ts';
import type { TagReport } from '#machines/tag-report/tag-report.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { ReportPageState } from '#records/report/report-frame.tsx';
import { saveFile } from '#ui/text/save-file.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { reportPage } from '#page/records/report-page.tsx';
import { usePage } from '#page/records/use-page.ts';
import { TagReportScreen } from './tag-report.screen.tsx';

function WithExport(props: ReportPageState<TagReport>) {
  const { employeeId } = usePage().workspace.profile;
  return <TagReportScreen {...props} exporting={useTagExport()} own={employeeId} />;
}

/** Exports the report to a file that is named after the days. */
function useTagExport() {
  const text = useText('tagReport');
  const { dayIn } = useFormat();
  const exporting = useActorRef(tagReportExportMachine);
  useEmitted(exporting, {
    'file.ready': ({ file, requested: { firstDay, lastDay } }) => {
      const [from, to] = [firstDay, lastDay].map((day) => day && dayIn('dd-Mon-yyyy', day));
      saveFile(`${text('file', { from: from ?? '', to: to ?? '' })}.xlsx`, file);
    },
  });
  return exporting;
}

export default reportPage(tagReportMachine, {
  path: '/tagReport',
  fields: tagReportFields,
  Screen: WithExport,
});
