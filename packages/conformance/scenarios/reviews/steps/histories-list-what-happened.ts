import { scenario } from '../../../scenario/types.ts';
import type { Actor } from '../../../scenario/types.ts';
import { passOn, review, submitRequiredAnswers } from '../../../support/reviews/world.ts';

export default scenario({
  title: 'The history of a review lists its steps, rejections, delivery and confirmation',
  source: 'REVW-035, REVW-D40',
  async run(ctx) {
    const [me, reviewee] = [ctx.as('admin'), ctx.as('member')];
    const { reviewId, stepIds } = await review(ctx, me, ['Reviewee', 'PaAdmin', 'PaAdmin']);
    const [own = '', second = '', last = ''] = stepIds;
    await passOn(reviewee, reviewId, own);
    await passOn(me, reviewId, second);
    const body = { reviewId, rejectedReason: 'Be milder.', stepId: last };
    await me.request('rejectReview', { body });
    const kinds = ['Entered', 'Entered', 'Entered', 'Rejected', 'Entered'];
    ctx.expectEqual('what staff read', await listKinds(me), kinds);
    const readReasons = async (who: Actor) =>
      (await readHistory(who)).flatMap(({ reason }) => (reason === '' ? [] : reason));
    ctx.expectEqual('why, for staff', await readReasons(me), ['Be milder.']);
    ctx.expectEqual('why, for the reviewee', await readReasons(reviewee), []);
    const open = ['Entered', 'Entered', 'Entered', 'Entered'];
    ctx.expectEqual('what the reviewee reads', await listKinds(reviewee), open);
    await passOn(me, reviewId, second);
    await submitRequiredAnswers(me, reviewId, last);
    const query = { deliverToAll: false, stepId: last };
    await me.request('deliverReview', { path: { reviewId }, query });
    await reviewee.request('acknowledgeReview', { body: { reviewId } });
    const all = [...kinds, 'Entered', 'Delivered', 'Acknowledged'];
    ctx.expectEqual('what all read in the end', await listKinds(reviewee), all);
    const shown = await readHistory(reviewee);
    const times = shown.map(({ on }) => Date.parse(on));
    const sorted = times.toSorted((a, b) => a - b);
    ctx.expectEqual('the newest last', times, sorted);
    const { reviewDetail } = await reviewee.request('getReview', {
      query: { reviewId, stepId: last },
    });
    ctx.expectEqual('the same on its page', reviewDetail.history, shown);

    async function readHistory(who: Actor) {
      return (await who.request('getReviewForDisplay', { query: { reviewId } })).history;
    }

    async function listKinds(who: Actor): Promise<string[]> {
      return (await readHistory(who)).map(({ kind }) => kind);
    }
  },
});
