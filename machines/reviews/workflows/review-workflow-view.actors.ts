import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ReviewWorkflow } from './workflow.ts';

export const loadReviewWorkflow = fromPromise<ReviewWorkflow, { id: string }>(
  async ({ input: { id }, signal }) =>
    (await api.getReviewWorkflow({ path: { workflowId: id }, signal })).reviewWorkflow,
);
