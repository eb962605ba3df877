import { createRecordView } from '../../records/create-record-view.ts';
import { loadReviewWorkflow } from './review-workflow-view.actors.ts';
import type { ReviewWorkflow } from './workflow.ts';

export const reviewWorkflowViewMachine = createRecordView<ReviewWorkflow>({
  id: 'review-workflow-view',
  description: 'Shows a workflow as a chain of its steps. Source: REVW-006.',
  loadRecord: loadReviewWorkflow,
});
