import { createExport } from '../lists/create-export.ts';
import type { AssessmentYear } from './assessment-year.ts';
import { exportDepreciation } from './depreciation-export.actors.ts';

export const depreciationExportMachine = createExport<AssessmentYear>({
  id: 'depreciation-export',
  description: 'The rows of a year that was run, as an Excel workbook. Source: ASSET-172.',
  exportFile: exportDepreciation,
});
