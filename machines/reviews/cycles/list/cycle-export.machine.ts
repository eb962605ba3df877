import { createExport, type ExportActor } from '../../../lists/create-export.ts';
import { exportCycle } from '../review-cycle.actors.ts';

export const cycleExportMachine = createExport<{ cycleId: string }>({
  id: 'cycle-export',
  description: 'All reviewees of a cycle as an Excel workbook. Source: REVW-009.',
  exportFile: exportCycle,
});

export type CycleExportActor = ExportActor<{ cycleId: string }>;
