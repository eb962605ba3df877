import { createExport, type ExportActor } from '../../lists/create-export.ts';
import type { ListSearch } from '../../lists/list-search.ts';
import { exportEngagements } from './engagement-export.actors.ts';

export const engagementExportMachine = createExport<ListSearch>({
  id: 'engagement-export',
  description: 'All matching engagements, on all pages, as an Excel workbook. Source: ENGAG-D40.',
  exportFile: exportEngagements,
});

export type EngagementExportActor = ExportActor<ListSearch>;
