import { useSelector } from '@xstate/react';
import { FileSpreadsheet } from 'lucide-react';
import type { EngagementExportActor } from '#machines/engagements/list/engagement-export.machine.ts';
import type { ListSearch } from '#machines/lists/list-search.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';

interface ExportEngagementsProps {
  actor: EngagementExportActor;
  /** The search whose results are exported, on all pages. */
  search: ListSearch;
  isEmpty: boolean;
}

/** Exports all matching engagements as a workbook, sorted and filtered as shown. */
export function ExportEngagements({ actor, search, isEmpty }: ExportEngagementsProps) {
  const text = useText('engagementList');
  const isExporting = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <Button
      icon={<FileSpreadsheet aria-hidden="true" />}
      isPending={isExporting}
      pendingLabel={text('exporting')}
      effect="reading"
      blockedBecause={isEmpty ? text('nothingToExport') : null}
      onPress={() => actor.send({ type: 'EXPORT', requested: search })}
    >
      {text('exportExcel')}
    </Button>
  );
}
