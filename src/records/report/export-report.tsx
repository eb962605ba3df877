import { useSelector } from '@xstate/react';
import { FileSpreadsheet } from 'lucide-react';
import type { ExportActor } from '#machines/lists/create-export.ts';
import type { AnyReport, ReportActor } from '#machines/lists/create-report.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';

interface ExportReportProps<Requested, ResponseBody extends AnyReport> {
  report: ReportActor<ResponseBody>;
  actor: ExportActor<Requested>;
  /** The request whose pages are all exported. */
  requested: NoInfer<Requested>;
}

/** Exports a report as an Excel workbook, filtered and sorted as shown. Source: ASSET-163. */
export function ExportReport<Requested, ResponseBody extends AnyReport>(
  props: ExportReportProps<Requested, ResponseBody>,
) {
  const { report, actor, requested } = props;
  const text = useText('records');
  const isExporting = useSelector(actor, (state) => state.hasTag('busy'));
  const count = useSelector(report, ({ context }) => context.response?.rows.length ?? null);
  const isMissing = count === null && text('notReadYet');
  return (
    <Button
      icon={<FileSpreadsheet aria-hidden="true" />}
      isPending={isExporting}
      pendingLabel={text('exportingReport')}
      effect="reading"
      blockedBecause={isMissing || (count === 0 ? text('nothingToExport') : null)}
      onPress={() => actor.send({ type: 'EXPORT', requested })}
    >
      {text('exportExcel')}
    </Button>
  );
}
