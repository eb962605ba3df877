import { createExport, type ExportActor } from '../../lists/create-export.ts';
import { exportReviewPdf } from './review-execute.actors.ts';

/** The review of which a PDF is made, and the name of its file. */
export interface RequestedPdf {
  id: string;
  name: string;
}

export const reviewPdfMachine = createExport<RequestedPdf>({
  id: 'review-pdf',
  description: 'A review as a PDF, with what the person may read of it. Source: REVW-081.',
  exportFile: exportReviewPdf,
});

export type ReviewPdfActor = ExportActor<RequestedPdf>;
