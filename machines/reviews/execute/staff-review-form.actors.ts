import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import {
  listComments,
  listItems,
  type FormDetail,
  type QuestionItem,
} from '../shared/review-form.ts';
import {
  toReviewLink,
  type StoredText,
  type TextToRead,
  type TextToSave,
} from '../shared/saved-text.ts';

/** Failures are shown at the text. */
const atText = { isSuccessHidden: true, isReported: true, isQueued: true } as const;

export const saveAnswer = fromPromise<StoredText, TextToSave>(
  async ({ input: { id, text, version }, signal }) => {
    const body = { id, answerText: text, ...(version !== null && { version }) };
    const { questionAndAnswerItem: saved } = await api.saveReviewAnswer({
      body,
      signal,
      ...atText,
    });
    return { text: saved.answerText, version: saved.version };
  },
);

export const saveComment = fromPromise<StoredText, TextToSave>(
  async ({ input: { id, answerId, text, version }, signal }) => {
    const seen = version === null ? {} : { version };
    const body = { id, comments: text, paCycleReviewAnswerId: answerId, ...seen };
    const { comment } = await api.saveReviewComment({ body, signal, ...atText });
    return { text: comment.comments, version: comment.version };
  },
);

export const deleteComment = fromPromise<void, TextToRead>(async ({ input: { id }, signal }) => {
  await api.deleteReviewComment({ path: { commentId: id }, signal, isSuccessHidden: true });
});

/** The answer as the server has it now; null if the person can no longer read it. */
export const readAnswer = fromPromise<StoredText | null, TextToRead>(
  async ({ input: { link, answerId }, signal }) => {
    const answer = await api.getReview({ query: toReviewLink(link), signal });
    const item = findItem(answer.reviewDetail.reviewFormDetails, answerId);
    return item && { text: item.answerText, version: item.version };
  },
);

/** The comment as the server has it now; null if it is deleted. */
export const readComment = fromPromise<StoredText | null, TextToRead>(
  async ({ input: { link, id, answerId }, signal }) => {
    const answer = await api.getReview({ query: toReviewLink(link), signal });
    const item = findItem(answer.reviewDetail.reviewFormDetails, answerId);
    const comment = item && listComments(item).find((each) => each.id === id);
    return comment ? { text: comment.comments, version: comment.version } : null;
  },
);

const findItem = (forms: readonly FormDetail[], answerId: string): QuestionItem | null =>
  listItems(forms).find(({ id }) => id === answerId) ?? null;
