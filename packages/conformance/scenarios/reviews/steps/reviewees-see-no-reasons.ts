import { scenario } from '../../../scenario/types.ts';
import {
  submitRequiredAnswers,
  listAnswers,
  passOn,
  review,
  seen,
} from '../../../support/reviews/world.ts';

export default scenario({
  title: 'A reviewee reads no reasons of other people’s steps, and no remarks before the release',
  source: 'REVW-035, REVW-022, REVW-D11',
  isExclusive: true,
  async run(ctx) {
    const [me, reviewee] = [ctx.as('admin'), ctx.as('member')];
    const { reviewId, stepIds } = await review(ctx, me, ['Reviewee', 'PaAdmin', 'PaAdmin']);
    const [own = '', second = '', last = ''] = stepIds;
    await passOn(reviewee, reviewId, own);
    const [answer] = await listAnswers(me, reviewId, own);
    const id = answer?.id ?? '';
    const remark = { id: ctx.uuid(), comments: 'Not quite.', paCycleReviewAnswerId: id };
    await me.request('saveReviewComment', { body: remark });
    const remarks = async () => {
      const { reviewFormDetails } = await reviewee.request('getReviewForDisplay', {
        query: { reviewId },
      });
      const [item] = reviewFormDetails[0]?.questionAndAnswerItems ?? [];
      return item?.commentItems.map(({ comments }) => comments);
    };
    ctx.expectEqual('what the reviewee reads before', await remarks(), []);
    await passOn(me, reviewId, second);
    const body = { reviewId, rejectedReason: 'Be milder.', stepId: last };
    await me.request('rejectReview', { body });
    ctx.expectEqual('what staff read', (await seen(me, reviewId)).rejectedReason, 'Be milder.');
    ctx.expectEqual('the reason', (await seen(reviewee, reviewId)).rejectedReason, null);
    const { reviewCycleName } = await seen(me, reviewId);
    const { reviews } = await reviewee.request('getReviews', {
      body: {
        page: 1,
        pageSize: 50,
        sort: null,
        columnFilters: [{ name: 'reviewCycleName', value: reviewCycleName }],
        cycleFilters: { scope: 'Mine' },
        showActionableItem: false,
      },
    });
    const listed = reviews.find((each) => each.id === reviewId);
    ctx.expectEqual('the reason in the list', listed?.rejectedReason, null);
    await passOn(me, reviewId, second);
    await submitRequiredAnswers(me, reviewId, last);
    const query = { deliverToAll: false, stepId: last };
    await me.request('deliverReview', { path: { reviewId }, query });
    ctx.expectEqual('what the reviewee reads after', await remarks(), ['Not quite.']);
  },
});
