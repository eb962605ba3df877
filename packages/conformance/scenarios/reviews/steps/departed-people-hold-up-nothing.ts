import { scenario, type Actor } from '../../../scenario/types.ts';
import { employee, seen } from '../../../support/people.ts';
import { cycle, getEmployeeId, passOn } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'The present manager acts for one who has left, or the administrators do; the review of a reviewee who has left is closed',
  source: 'REVW-D17, REVW-D18',
  async run(ctx) {
    const [me, next] = [ctx.as('admin'), ctx.as('colleague')];
    const manager = await employee(ctx, me, { isTeamLead: false, reportingToId: null });
    const reviewee = await employee(ctx, me, { isTeamLead: false, reportingToId: manager.id });
    const { cycleId, stepIds, reviewIds } = await cycle(ctx, me, {
      executors: ['ReportingTo', 'ReportingTo'],
      roles: [],
      others: [reviewee.id],
    });
    const [stepId = '', lastStepId = ''] = stepIds;
    const [reviewId = ''] = reviewIds;
    const path = { cycleId };
    const setEmployed = (id: string, isActive: boolean) =>
      me.request('setEmployeeState', { body: { id, isActive } });
    const see = async (who: Actor) => {
      const query = { reviewId, stepId: lastStepId };
      return (await who.request('getReview', { query })).performanceReview;
    };
    const findRow = async () => {
      const { reviewCycle, reviewees } = await me.request('getReviewCycle', { path });
      const row = reviewees.find((each) => each.employeeId === reviewee.id);
      return [reviewCycle.status, row?.reportingToName, row?.isRemovable, row?.isClosed];
    };

    ctx.expectEqual('an administrator next to a manager', (await see(me)).needsAction, false);
    await setEmployed(manager.id, false);
    ctx.expectEqual('an administrator for one who has left', (await see(me)).needsAction, true);
    ctx.expectEqual('no manager is named', await findRow(), ['InProgress', '', true, false]);
    const { version: _version, ...fields } = reviewee;
    const reportingToId = await getEmployeeId(next);
    await me.request('updateEmployee', { body: { ...fields, reportingToId } });
    ctx.expectEqual('next to the present manager', (await see(me)).needsAction, false);
    const shown = await see(next);
    ctx.expectEqual(
      'to the present manager',
      [shown.needsAction, shown.isReportingToManager, shown.isReviewPromotable],
      [true, true, true],
    );
    await passOn(next, reviewId, stepId);

    const { fullName } = await seen(me, reportingToId);
    ctx.expectEqual('while they work', await findRow(), ['InProgress', fullName, false, false]);
    await me.expectError(409, 'archiveReviewCycle', { path });
    await setEmployed(reviewee.id, false);
    ctx.expectEqual('once they have left', await findRow(), ['Completed', fullName, true, true]);
    const closed = await see(next);
    ctx.expectEqual(
      'nobody is waited for',
      [closed.needsAction, closed.isReviewDeliverable, closed.isReviewReadOnly, closed.isClosed],
      [false, false, true, true],
    );
    await me.expectError(400, 'nudgeReviewExecutor', { body: { reviewId } });
    const deliverToAll = false;
    await next.expectError(400, 'deliverReview', { path: { reviewId }, query: { deliverToAll } });
    await me.request('archiveReviewCycle', { path });
  },
});
