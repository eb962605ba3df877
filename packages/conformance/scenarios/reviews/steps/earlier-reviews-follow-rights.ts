import type { Actor } from '../../../scenario/types.ts';
import { scenario } from '../../../scenario/types.ts';
import { employee } from '../../../support/people.ts';
import {
  cycleFields,
  getEmployeeId,
  passOn,
  submitRequiredAnswers,
  workflow,
} from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'Who writes a review sees the reviewee’s last one, as far as they can read it, and the time since then, as far as the time report shows it',
  source: 'REVW-D41, CLOCK-D03',
  async run(ctx) {
    const [me, manager, interfacer] = [ctx.as('admin'), ctx.as('teamLead'), ctx.as('colleague')];
    const reportingToId = await getEmployeeId(manager);
    const reviewee = await employee(ctx, me, { isTeamLead: false, reportingToId });
    const { id: workflowId, steps } = await workflow(ctx, me, ['PaAdmin', 'PaAdmin']);
    const [first = '', second = ''] = steps.map(({ stepId }) => stepId);
    const clientInterfacerId = await getEmployeeId(interfacer);
    const reviewees = [{ employeeId: reviewee.id, clientInterfacerId }];
    const start = async (startDate: string, endDate: string) => {
      const days = { startDate, endDate };
      const body = { ...(await cycleFields(ctx)), ...days, teamId: null, workflowId, reviewees };
      await me.request('addReviewCycle', { body });
      const shown = await me.request('getReviewCycle', { path: { cycleId: body.id } });
      return shown.reviewees[0]?.reviewId ?? '';
    };
    const earlierId = await start(ctx.day(-60), ctx.day(-31));
    const reviewId = await start(ctx.day(-10), ctx.day(20));
    const read = (actor: Actor) => actor.request('getEarlierReview', { query: { reviewId } });
    const before = await read(me);
    ctx.expectEqual('before a delivery', before.earlierReview, null);
    ctx.expectEqual('its first day', before.since, ctx.day(-10));
    await passOn(me, earlierId, first);
    await submitRequiredAnswers(me, earlierId, second);
    await me.request('deliverReview', {
      path: { reviewId: earlierId },
      query: { deliverToAll: false },
    });
    for (const actor of [me, manager, interfacer]) {
      const { earlierReview, since, hours } = await read(actor);
      const query = { reviewId: earlierId };
      const { reviewFormDetails } = await actor.request('getReviewForDisplay', { query });
      ctx.expectEqual(`the review of the ${actor.role}`, earlierReview?.reviewId, earlierId);
      ctx.expectEqual(
        `what the ${actor.role} reads`,
        earlierReview?.reviewFormDetails,
        reviewFormDetails,
      );
      ctx.expectEqual(`the first day of the ${actor.role}`, since, ctx.day(-30));
      const body = { employeeId: reviewee.id, startDateAsString: since, isCumulative: false };
      const report = await actor.call('getTimeReport', {
        body: { ...body, endDateAsString: ctx.day(0), projectIds: [] },
      });
      ctx.expectEqual(
        `whether the ${actor.role} sees time`,
        hours?.seconds,
        report.status === 403 ? undefined : report.body.totalTimeInSeconds,
      );
    }
    await ctx.as('member').expectError(404, 'getEarlierReview', { query: { reviewId } });
  },
});
