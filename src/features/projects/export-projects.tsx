import { useSelector } from '@xstate/react';
import { FileSpreadsheet } from 'lucide-react';
import type { ListSearch } from '#machines/lists/list-search.ts';
import type { ProjectExportActor } from '#machines/projects/list/project-export.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';

interface ExportProjectsProps {
  actor: ProjectExportActor;
  /** The search whose results are exported, on all pages. */
  search: ListSearch;
  isEmpty: boolean;
}

/** Exports all matching projects as a workbook, sorted and filtered as shown. */
export function ExportProjects({ actor, search, isEmpty }: ExportProjectsProps) {
  const text = useText('projects');
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
