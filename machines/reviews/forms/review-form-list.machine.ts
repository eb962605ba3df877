import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData, type ListSearch } from '../../lists/list-search.ts';
import type { ListPage } from '../../lists/list-types.ts';
import type { ReviewForm } from './review-form.ts';
import { createList } from '../../lists/create-list.ts';
import { deletion } from '../../lists/deletion.ts';

const loadReviewForms = fromPromise<ListPage<ReviewForm>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const body = toSearchData(search);
    const { reviewForms, totalCount } = await api.getReviewForms({ body, signal });
    return { rows: reviewForms, total: totalCount };
  },
);

const deleteReviewForm = fromPromise<unknown, { row: ReviewForm }>(({ input: { row }, signal }) =>
  api.deleteReviewForm({ path: { formId: row.id }, signal }),
);

export const reviewFormListMachine = createList<ReviewForm>({
  id: 'review-form-list',
  description: 'The forms of review steps, sorted and paged by the server. Source: REVW-004.',
  loadPage: loadReviewForms,
  parts: [deletion(deleteReviewForm)],
});
