import { createExportTestModel } from '../../testing/list-test-models.ts';
import { archivedPdfMachine } from './archived-pdf.machine.ts';

export const testModel = createExportTestModel(
  archivedPdfMachine,
  { reviewId: '1', name: 'Ben Okafor' },
  [
    { source: 'REVW-081', text: 'The PDF contains what the person may read.' },
    { source: 'REVW-010', text: 'Archived reviews can be downloaded.' },
  ],
);
