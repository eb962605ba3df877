import { useSelector } from '@xstate/react';
import { FileSpreadsheet } from 'lucide-react';
import type {
  RequestedWorkItems,
  WorkViewExportActor,
} from '#machines/work-view/work-view-export.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';

interface ExportWorkProps {
  actor: WorkViewExportActor;
  requested: RequestedWorkItems;
  /** The number of items on all pages; null while that is not known. */
  count: number | null;
}

/** Exports the work view as an Excel workbook, filtered and ordered as shown. */
export function ExportWork({ actor, requested, count }: ExportWorkProps) {
  const text = useText('workView');
  const isExporting = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <Button
      icon={<FileSpreadsheet aria-hidden="true" />}
      isPending={isExporting}
      pendingLabel={text('exporting')}
      effect="reading"
      blockedBecause={count === 0 ? text('nothingToExport') : null}
      onPress={() => actor.send({ type: 'EXPORT', requested })}
    >
      {text('export')}
    </Button>
  );
}
