import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AssessmentYear } from './assessment-year.ts';
import { createExport } from '../lists/create-export.ts';

const exportDepreciation = fromPromise<Blob, { requested: AssessmentYear }>(
  ({ input: { requested }, signal }) =>
    api.exportDepreciation({ path: { yearId: requested.id }, signal }),
);

export const depreciationExportMachine = createExport<AssessmentYear>({
  id: 'depreciation-export',
  description: 'The rows of a year that was run, as an Excel workbook. Source: ASSET-172.',
  exportFile: exportDepreciation,
});
