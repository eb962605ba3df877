import { createExport } from '../../lists/create-export.ts';
import { exportClientPdf, type RequestedClientPdf } from './client-review.actors.ts';

export const clientReviewPdfMachine = createExport<RequestedClientPdf>({
  id: 'client-review-pdf',
  description:
    'A client contact downloads what they wrote, before and after the submission. Source: REVW-105.',
  exportFile: exportClientPdf,
});
