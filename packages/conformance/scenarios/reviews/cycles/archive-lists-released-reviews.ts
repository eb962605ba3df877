import { scenario } from '../../../scenario/types.ts';
import { employee, role, withRoles } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';
import {
  submitRequiredAnswers,
  cycle,
  getEmployeeId,
  seen,
} from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'A manager finds a review in the archive once it is released to all, but not if it is released only to the reviewee',
  source: 'REVW-042, REVW-014',
  isExclusive: true,
  async run(ctx) {
    const [me, manager] = [ctx.as('admin'), ctx.as('colleague')];
    const managed = await employee(ctx, me, { reportingToId: await getEmployeeId(manager) });
    const { cycleId, stepIds, reviewIds } = await cycle(ctx, me, {
      executors: ['PaAdmin'],
      roles: [],
      others: [managed.id],
    });
    const [stepId = '', reviewId = ''] = [stepIds[0], reviewIds[0]];
    await submitRequiredAnswers(me, reviewId, stepId);
    const { reviewCycleName: value } = await seen(me, reviewId);
    const some = await role(ctx, me, ['archives.basic', 'reviews.basic']);
    const { id } = await fetchProfile(manager);
    await withRoles(me, { id, roleIds: [some.id] }, async () => {
      for (const deliverToAll of [false, true]) {
        const query = { deliverToAll, stepId };
        await me.request('deliverReview', { path: { reviewId }, query });
        await me.request('archiveReviewCycle', { path: { cycleId } });
        const { archivedReviews } = await manager.request('getArchivedReviews', {
          body: {
            page: 1,
            pageSize: 50,
            sort: null,
            columnFilters: [{ name: 'reviewCycleName', value }],
            cycleFilters: {},
          },
        });
        ctx.expectEqual(
          deliverToAll ? 'released to all' : 'released to the reviewee',
          archivedReviews.map((each) => each.reviewId),
          deliverToAll ? [reviewId] : [],
        );
        await me.request('restoreReviewCycle', { path: { cycleId } });
      }
    });
    await me.request('deleteRole', { path: { id: some.id } });
  },
});
