import { createExport, type ExportActor } from '../../lists/create-export.ts';
import type { ListSearch } from '../../lists/list-search.ts';
import { readAllEngagements } from './engagement-export.actors.ts';
import type { EngagementRow } from './engagement-row.ts';

export const engagementRowsExportMachine = createExport<ListSearch, readonly EngagementRow[]>({
  id: 'engagement-rows-export',
  description:
    'All matching engagements, loaded for a file of the shown columns. Source: ENGAG-D40.',
  exportFile: readAllEngagements,
});

export type EngagementRowsExportActor = ExportActor<ListSearch, readonly EngagementRow[]>;
