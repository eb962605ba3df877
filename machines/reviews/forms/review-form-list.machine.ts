import { createList } from '../../lists/create-list.ts';
import { deletion } from '../../lists/deletion.ts';
import { deleteReviewForm, loadReviewForms } from './review-form-list.actors.ts';
import type { ReviewForm } from './review-form.ts';

export const reviewFormListMachine = createList<ReviewForm>({
  id: 'review-form-list',
  description: 'The forms of review steps, sorted and paged by the server. Source: REVW-004.',
  loadPage: loadReviewForms,
  parts: [deletion(deleteReviewForm)],
});
