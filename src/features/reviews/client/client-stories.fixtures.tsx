import { api } from '#openapi/client/index.ts';
import { loadClientReview } from '#machines/reviews/client/client-review.actors.ts';
import { listItems } from '#machines/reviews/shared/review-form.ts';
import type { ClientLink } from '#machines/reviews/shared/saved-text.ts';
import { createActor, waitFor } from 'xstate';
import { loadWorld } from '#stories/fixtures/world.ts';

type Context = Parameters<ReturnType<typeof loadWorld>>[0];

const search = {
  page: 1,
  pageSize: 50 as const,
  sort: null,
  columnFilters: [],
  cycleFilters: { search: 'Ines Costa' },
  showActionableItem: false,
};

/** The link that the client of Ines’s review got last. */
async function readLink(): Promise<ClientLink> {
  const { reviews } = await api.getReviews({ body: search });
  const review = reviews.find(({ status }) => status !== 'Delivered');
  const { clientNudgeHistory } = await api.getClientNudgeHistory({
    path: { id: review?.id ?? '' },
  });
  const linkId = clientNudgeHistory[0]?.clientReviewLink.split('/').at(-1) ?? '';
  return { tenantId: 'aster', linkId };
}

/** The demo world, the link of a client, and the review that it opens. */
export async function withClientLink(context: Context) {
  const world = await loadWorld('hugo', 'aster')(context);
  const link = await readLink();
  const loading = createActor(loadClientReview, { input: { link } }).start();
  const { output } = await waitFor(loading, ({ status }) => status === 'done');
  const review = output?.review;
  const forms = review?.reviewFormDetails ?? [];
  const item = listItems(forms).find(({ answerKind }) => answerKind === 'Text');
  return { ...world, link, review, forms, item };
}
