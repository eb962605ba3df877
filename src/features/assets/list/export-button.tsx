import { useSelector } from '@xstate/react';
import { FileSpreadsheet } from 'lucide-react';
import type { AssetExportActor } from '#machines/assets/list/asset-export.machine.ts';
import type { ListSearch } from '#machines/lists/list-search.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';

interface ExportButtonProps {
  actor: AssetExportActor;
  /** The search whose results are exported, on all pages. */
  search: ListSearch;
  isEmpty: boolean;
}

/** Exports the list as an Excel workbook, sorted and filtered as shown. Source: ASSET-106. */
export function ExportButton({ actor, search, isEmpty }: ExportButtonProps) {
  const text = useText('assets');
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
