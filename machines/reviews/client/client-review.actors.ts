import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import type { ClientLink } from '../shared/saved-text.ts';

export type ClientReview = Schema<'ClientReview'>;

/** What a link opens: the contact, and their review once it has reached them. */
export interface ClientAssignment extends Omit<Schema<'ClientReviewAssignmentAnswer'>, 'reviews'> {
  /** Null before the review is at the client's step. */
  review: ClientReview | null;
  /** Whether it was submitted; one that cannot be changed was otherwise closed. */
  isPromoted: boolean;
}

/** Opens the link, and the review that it is about. Source: REVW-099, REVW-100. */
export const loadClientReview = fromPromise<ClientAssignment, { link: ClientLink }>(
  async ({ input: { link }, signal }) => {
    const { tenantId, linkId: clientAssignmentId } = link;
    // The page shows why a link does not open.
    const options = { signal, isSilent: true };
    const query = { tenantId, clientAssignmentId };
    const { reviews, ...head } = await api.getClientReviewAssignment({ query, ...options });
    const [first] = reviews;
    if (!first) return { ...head, review: null, isPromoted: false };
    const { reviewId, stepId, isPromoted } = first;
    const sent = { query: { tenantId, reviewId, stepId }, ...options };
    const { clientReview: review } = await api.getClientReview(sent);
    return { ...head, review, isPromoted };
  },
);

interface Submission {
  link: ClientLink;
  reviewId: string;
  clientContactId: string;
}

/** Submits the review. Source: REVW-036, REVW-104. */
export const promoteReview = fromPromise<ClientReview, Submission>(async ({ input, signal }) => {
  const { link, reviewId, clientContactId } = input;
  const { tenantId } = link;
  const sent = { path: { tenantId, reviewId }, query: { clientContactId } };
  // The page confirms it.
  const options = { signal, isSuccessHidden: true, isReported: true };
  const { clientReview } = await api.promoteClientReview({ ...sent, ...options });
  return clientReview;
});

/** The review to download. */
export interface RequestedClientPdf {
  link: ClientLink;
  reviewId: string;
}

/** Creates the PDF of what the client wrote. Source: REVW-105. */
export const exportClientPdf = fromPromise<Blob, { requested: RequestedClientPdf }>(
  ({ input: { requested }, signal }) => {
    const { link, reviewId: id } = requested;
    return api.getClientReviewPdf({ path: { tenantId: link.tenantId, id }, signal });
  },
);
