import { scenario } from '../../../scenario/types.ts';
import { cycle } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'The people for whom several reviews of a cycle wait are reminded at once, each by the limits of a single review',
  source: 'REVW-082, REVW-D25',
  async run(ctx) {
    const me = ctx.as('admin');
    const roles = ['member', 'colleague'];
    const { cycleId, reviewIds } = await cycle(ctx, me, { executors: ['Reviewee'], roles });
    const nudge = async (ids: string[]) => {
      const sent = { path: { cycleId }, body: { reviewIds: ids, message: 'Please begin.' } };
      const { outcomes } = await me.request('nudgeCycleReviews', sent);
      return outcomes.map(({ reviewId, isDone }) => [reviewId, isDone]);
    };
    const [first = '', second = ''] = reviewIds;
    ctx.expectEqual('one is reminded', await nudge([first]), [[first, true]]);
    ctx.expectEqual('only the other is reminded again', await nudge([first, second]), [
      [first, false],
      [second, true],
    ]);
    const { paAdminNudgeHistory } = await me.request('getAdminNudgeHistory', {
      path: { id: second },
    });
    ctx.expectEqual(
      'what is sent',
      paAdminNudgeHistory.map(({ message }) => message),
      ['Please begin.'],
    );
  },
});
