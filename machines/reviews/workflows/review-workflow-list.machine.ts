import { createList } from '../../lists/create-list.ts';
import { deletion } from '../../lists/deletion.ts';
import { deleteReviewWorkflow, loadReviewWorkflows } from './review-workflow-list.actors.ts';
import type { ReviewWorkflow } from './workflow.ts';

export const reviewWorkflowListMachine = createList<ReviewWorkflow>({
  id: 'review-workflow-list',
  description: 'The workflows of review cycles, sorted and paged by the server. Source: REVW-006.',
  loadPage: loadReviewWorkflows,
  parts: [deletion(deleteReviewWorkflow)],
});
