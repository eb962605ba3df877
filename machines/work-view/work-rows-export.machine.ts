import { createExport, type ExportActor } from '../lists/create-export.ts';
import type { WorkItem } from './items/work-item.ts';
import { readAllItems } from './work-rows-export.actors.ts';
import type { RequestedWorkItems } from './work-view-export.actors.ts';

export const workRowsExportMachine = createExport<RequestedWorkItems, readonly WorkItem[]>({
  id: 'work-rows-export',
  description:
    'All pages of the work view, loaded for a file of the shown columns. Source: PROJ-054.',
  exportFile: readAllItems,
});

export type WorkRowsExportActor = ExportActor<RequestedWorkItems, readonly WorkItem[]>;
