import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { listComments, listItems } from '../shared/review-form.ts';
import type {
  ClientLink,
  TextLink,
  StoredText,
  TextToRead,
  TextToSave,
} from '../shared/saved-text.ts';

/** The link of a client's text; staff have machines of their own. */
function getLink({ link }: { link: TextLink }): ClientLink {
  if ('linkId' in link) return link;
  throw new Error('Expected a client’s link, found the review of staff: pass it to the form.');
}

/** Failures are shown at the text. */
const atText = { isSuccessHidden: true, isReported: true, isQueued: true } as const;

/** The version that the person has seen; none for a new text. */
const toSeen = ({ version }: TextToSave) => (version === null ? {} : { version });

/** Saves an answer. Source: REVW-101. */
export const saveClientAnswer = fromPromise<StoredText, TextToSave>(async ({ input, signal }) => {
  const { tenantId, linkId: clientAssignmentId } = getLink(input);
  const { id, text: answerText } = input;
  const body = { clientAssignmentId, id, answerText, ...toSeen(input) };
  const saved = await api.saveClientAnswer({ path: { tenantId }, body, signal, ...atText });
  const { questionAndAnswerItem: item } = saved;
  return { text: item.answerText, version: item.version };
});

/** Saves a comment: a new one, or a changed one. Source: REVW-102. */
export const saveClientComment = fromPromise<StoredText, TextToSave>(async ({ input, signal }) => {
  const { tenantId, linkId: clientAssignmentId } = getLink(input);
  const { id, text: comments, answerId: paCycleReviewAnswerId } = input;
  const body = { clientAssignmentId, id, comments, paCycleReviewAnswerId, ...toSeen(input) };
  const { comment } = await api.saveClientComment({ path: { tenantId }, body, signal, ...atText });
  return { text: comment.comments, version: comment.version };
});

/** Deletes a comment. Source: REVW-103. */
export const deleteClientComment = fromPromise<void, TextToRead>(async ({ input, signal }) => {
  const { tenantId } = getLink(input);
  const path = { tenantId, id: input.id };
  await api.deleteClientComment({ path, signal, isSuccessHidden: true });
});

/** Loads an answer again, since another tab has saved it. */
export const readClientAnswer = fromPromise<StoredText | null, TextToRead>(
  async ({ input, signal }) => {
    const { tenantId, linkId: clientAssignmentId } = getLink(input);
    const options = { signal, isSilent: true };
    const query = { tenantId, clientAssignmentId };
    const { reviews } = await api.getClientReviewAssignment({ query, ...options });
    for (const { reviewId, stepId } of reviews) {
      const sent = { query: { tenantId, reviewId, stepId }, ...options };
      const { clientReview } = await api.getClientReview(sent);
      const item = listItems(clientReview.reviewFormDetails).find(({ id }) => id === input.id);
      if (item) return { text: item.answerText, version: item.version };
    }
    return null;
  },
);

/** Loads a comment again, since another tab has saved it. */
export const readClientComment = fromPromise<StoredText | null, TextToRead>(
  async ({ input, signal }) => {
    const { tenantId, linkId: clientAssignmentId } = getLink(input);
    const options = { signal, isSilent: true };
    const query = { tenantId, clientAssignmentId };
    const { reviews } = await api.getClientReviewAssignment({ query, ...options });
    for (const { reviewId, stepId } of reviews) {
      const sent = { query: { tenantId, reviewId, stepId }, ...options };
      const { clientReview } = await api.getClientReview(sent);
      const comments = listItems(clientReview.reviewFormDetails).flatMap(listComments);
      const comment = comments.find(({ id }) => id === input.id);
      if (comment) return { text: comment.comments, version: comment.version };
    }
    return null;
  },
);
