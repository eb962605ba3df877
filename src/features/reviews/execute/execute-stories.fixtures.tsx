import { api } from '#openapi/client/index.ts';
import { loadWorld, type World } from '#stories/fixtures/world.ts';

type Loader = ReturnType<typeof loadWorld>;
type Context = Parameters<Loader>[0];

const search = {
  page: 1,
  pageSize: 50 as const,
  sort: null,
  columnFilters: [],
  cycleFilters: {},
  showActionableItem: true,
};

/** The reviews that wait for the person of a story, at their present steps. */
async function readWaiting() {
  const { reviews } = await api.getReviews({ body: search });
  const [review] = reviews;
  if (!review) throw new Error('Expected a review that waits for the person, found none.');
  const { cycleId, stepId, id: reviewId } = review;
  const link = { reviewId, stepId };
  const { reviewDetail } = await api.getReview({ query: link });
  const forms = reviewDetail.reviewFormDetails;
  const form = forms.find(({ isEditable }) => isEditable);
  const item = form?.questionAndAnswerItems.find(({ answerKind }) => answerKind === 'Text');
  return { cycleId, review, link, forms, item };
}

const withReview =
  (personId: string) =>
  async (
    context: Context,
  ): Promise<{ world: World } & Awaited<ReturnType<typeof readWaiting>>> => ({
    ...(await loadWorld(personId, 'aster')(context)),
    ...(await readWaiting()),
  });

/** Ben and his own review, at the self-assessment. */
export const withOwnReview = withReview('ben');

/** Hugo, and a review that he can release. */
export const withReleasableReview = withReview('hugo');

/** Leo and a review of his that is delivered, which he has not confirmed. */
export const withDeliveredReview = async (
  context: Context,
): Promise<{ world: World; reviewId: string }> => {
  const loaded = await loadWorld('leo', 'aster')(context);
  const body = { ...search, showActionableItem: false };
  const { reviews } = await api.getReviews({ body });
  const review = reviews.find(({ isReviewAcknowledgeable }) => isReviewAcknowledgeable);
  if (!review) throw new Error('Expected a delivered review of the person, found none.');
  return { ...loaded, reviewId: review.id };
};
