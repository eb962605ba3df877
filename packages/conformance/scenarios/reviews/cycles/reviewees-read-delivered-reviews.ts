import { scenario } from '../../../scenario/types.ts';
import { allOf } from '../../../support/notifications.ts';
import { submitRequiredAnswers, passOn, review } from '../../../support/reviews/world.ts';

export default scenario({
  title: 'The reviewee reads what others have written once the review is delivered',
  source: 'REVW-034, REVW-D02',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const reviewee = ctx.as('member');
    const { reviewId, stepIds } = await review(ctx, me, ['Reviewee', 'PaAdmin']);
    const [own = '', ofAdmin = ''] = stepIds;
    const readable = async () => {
      const shown = await reviewee.request('getReviewForDisplay', { query: { reviewId } });
      return shown.reviewFormDetails.map(({ stepId }) => stepId);
    };
    await me.expectError(403, 'promoteReview', { path: { reviewId } });
    await passOn(reviewee, reviewId, own);
    await submitRequiredAnswers(me, reviewId, ofAdmin);
    ctx.expectEqual('what the reviewee reads before', await readable(), [own]);
    await reviewee.expectError(403, 'deliverReview', {
      path: { reviewId },
      query: { deliverToAll: true },
    });
    await me.request('deliverReview', { path: { reviewId }, query: { deliverToAll: false } });
    ctx.expectEqual('what the reviewee reads after', await readable(), [own, ofAdmin]);
    const actual = (await allOf(reviewee)).length;
    await me.request('deliverReview', { path: { reviewId }, query: { deliverToAll: true } });
    ctx.expectEqual(
      'notifications of the reviewee about it',
      (await allOf(reviewee)).length,
      actual,
    );
  },
});
