import { scenario } from '../../scenario/types.ts';
import { answerAll, answers, passOn, review, seen } from '../../support/reviews/world.ts';

export default scenario({
  title: 'A reviewee reads no reason of steps of others, and no remark before the release',
  source: 'REVW-035, REVW-022, and the decisions on reviews',
  isAlone: true,
  async run(kit) {
    const [me, reviewee] = [kit.as('admin'), kit.as('member')];
    const { reviewId, stepIds } = await review(kit, me, ['Reviewee', 'PaAdmin', 'PaAdmin']);
    const [own = '', second = '', last = ''] = stepIds;
    await passOn(reviewee, reviewId, own);
    const [answer] = await answers(me, reviewId, own);
    const id = answer?.id ?? '';
    const remark = { id: kit.uuid(), comments: 'Not quite.', paCycleReviewAnswerId: id };
    await me.ask('saveReviewComment', { body: remark });
    const remarks = async () => {
      const { reviewFormDetails } = await reviewee.ask('getReviewForDisplay', {
        query: { reviewId },
      });
      const [item] = reviewFormDetails[0]?.questionAndAnswerItems ?? [];
      return item?.commentItems.map(({ comments }) => comments);
    };
    kit.expectEqual('what the reviewee reads before', await remarks(), []);
    await passOn(me, reviewId, second);
    const body = { reviewId, rejectedReason: 'Be milder.', stepId: last };
    await me.ask('rejectReview', { body });
    kit.expectEqual('what staff read', (await seen(me, reviewId)).rejectedReason, 'Be milder.');
    kit.expectEqual('the reason', (await seen(reviewee, reviewId)).rejectedReason, null);
    const { reviewCycleName } = await seen(me, reviewId);
    const { reviews } = await reviewee.ask('getReviews', {
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
    kit.expectEqual('the reason in the list', listed?.rejectedReason, null);
    await passOn(me, reviewId, second);
    await answerAll(me, reviewId, last);
    const query = { deliverToAll: false, stepId: last };
    await me.ask('deliverReview', { path: { reviewId }, query });
    kit.expectEqual('what the reviewee reads after', await remarks(), ['Not quite.']);
  },
});
