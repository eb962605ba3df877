import { scenario } from '../../scenario/types.ts';
import { employee, role, withRoles } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';
import { answerAll, cycle, employeeOf, seen } from '../../support/reviews/world.ts';

export default scenario({
  title: 'A manager finds a review in the archive once it was released to all, not to the reviewee',
  source: 'REVW-042, REVW-014',
  isAlone: true,
  async run(kit) {
    const [me, manager] = [kit.as('admin'), kit.as('colleague')];
    const managed = await employee(kit, me, { reportingToId: await employeeOf(manager) });
    const { cycleId, stepIds, reviewIds } = await cycle(kit, me, {
      executors: ['PaAdmin'],
      roles: [],
      others: [managed.id],
    });
    const [stepId = '', reviewId = ''] = [stepIds[0], reviewIds[0]];
    await answerAll(me, reviewId, stepId);
    const { reviewCycleName: value } = await seen(me, reviewId);
    const some = await role(kit, me, ['archives.basic', 'reviews.basic']);
    const { id } = await profileOf(manager);
    await withRoles(me, { id, roleIds: [some.id] }, async () => {
      for (const deliverToAll of [false, true]) {
        const query = { deliverToAll, stepId };
        await me.ask('deliverReview', { path: { reviewId }, query });
        await me.ask('archiveReviewCycle', { path: { cycleId } });
        const { archivedReviews } = await manager.ask('getArchivedReviews', {
          body: {
            page: 1,
            pageSize: 50,
            sort: null,
            columnFilters: [{ name: 'reviewCycleName', value }],
            cycleFilters: {},
          },
        });
        kit.expectEqual(
          deliverToAll ? 'released to all' : 'released to the reviewee',
          archivedReviews.map((each) => each.reviewId),
          deliverToAll ? [reviewId] : [],
        );
        await me.ask('restoreReviewCycle', { path: { cycleId } });
      }
    });
    await me.ask('deleteRole', { path: { id: some.id } });
  },
});
