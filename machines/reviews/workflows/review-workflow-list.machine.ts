import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData, type ListSearch } from '../../lists/list-search.ts';
import type { ListPage } from '../../lists/list-types.ts';
import type { ReviewWorkflow } from './workflow.ts';
import { createList } from '../../lists/create-list.ts';
import { deletion } from '../../lists/deletion.ts';

const loadReviewWorkflows = fromPromise<ListPage<ReviewWorkflow>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const body = toSearchData(search);
    const { reviewWorkflows, totalCount } = await api.getReviewWorkflows({ body, signal });
    return { rows: reviewWorkflows, total: totalCount };
  },
);

const deleteReviewWorkflow = fromPromise<unknown, { row: ReviewWorkflow }>(
  ({ input: { row }, signal }) =>
    api.deleteReviewWorkflow({ path: { workflowId: row.id }, signal }),
);

export const reviewWorkflowListMachine = createList<ReviewWorkflow>({
  id: 'review-workflow-list',
  description: 'The workflows of review cycles, sorted and paged by the server. Source: REVW-006.',
  loadPage: loadReviewWorkflows,
  parts: [deletion(deleteReviewWorkflow)],
});
