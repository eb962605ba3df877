import { createExportTestModel } from '../../testing/list-test-models.ts';
import { reviewPdfMachine } from './review-pdf.machine.ts';

export const testModel = createExportTestModel(
  reviewPdfMachine,
  { id: '6f1c2a10-0000-4000-8000-000000000001', name: 'Ben Okafor' },
  [
    { source: 'REVW-081', text: 'The PDF contains the review as the person may read it.' },
    { source: 'REVW-045', text: 'A review of which nothing can be read is not downloaded.' },
    { source: 'REVW-D05', text: 'The PDF contains the whole text of the answers.' },
  ],
);
