import { createExportTestModel } from '../../testing/list-test-models.ts';
import { exampleLink } from '../shared/review-form.fixtures.ts';
import { exampleReview } from './client-review.fixtures.ts';
import { clientReviewPdfMachine } from './client-review-pdf.machine.ts';

export const testModel = createExportTestModel(
  clientReviewPdfMachine,
  { link: exampleLink, reviewId: exampleReview.reviewId },
  [
    { source: 'REVW-105', text: 'A client downloads the PDF of what they wrote.' },
    { source: 'REVW-D13', text: 'The PDF can be downloaded for 30 days after the submission.' },
  ],
);
