import { createExport, type ExportActor } from '../lists/create-export.ts';
import { exportWorkItems, type RequestedWorkItems } from './work-view-export.actors.ts';

export const workViewExportMachine = createExport<RequestedWorkItems>({
  id: 'work-view-export',
  description: 'All pages of the work view as an Excel workbook. Source: PROJ-054.',
  exportFile: exportWorkItems,
});

export type WorkViewExportActor = ExportActor<RequestedWorkItems>;
