import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ReviewWorkflow } from './workflow.ts';
import { createRecordView } from '../../records/create-record-view.ts';

const loadReviewWorkflow = fromPromise<ReviewWorkflow, { id: string }>(
  async ({ input: { id }, signal }) =>
    (await api.getReviewWorkflow({ path: { workflowId: id }, signal })).reviewWorkflow,
);

export const reviewWorkflowViewMachine = createRecordView<ReviewWorkflow>({
  id: 'review-workflow-view',
  description: 'Shows a workflow as a chain of its steps. Source: REVW-006.',
  loadRecord: loadReviewWorkflow,
});
