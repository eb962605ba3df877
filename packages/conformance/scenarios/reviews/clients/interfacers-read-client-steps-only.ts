import { scenario } from '../../../scenario/types.ts';
import { employee } from '../../../support/people.ts';
import {
  cycleFields,
  getEmployeeId,
  readSteps,
  passOn,
  workflow,
} from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'Who deals with the client of a review reads neither the self-assessment nor what the manager has written',
  source: 'REVW-D21',
  async run(ctx) {
    const [me, manager, interfacer] = [ctx.as('admin'), ctx.as('teamLead'), ctx.as('colleague')];
    const isTeamLead = false;
    const reportingToId = await getEmployeeId(manager);
    const reviewee = await employee(ctx, me, { isTeamLead, reportingToId });
    const { id: workflowId, steps } = await workflow(ctx, me, ['PaAdmin', 'ReportingTo', 'Client']);
    const [stepId = '', managerStepId = '', clientStepId = ''] = steps.map((each) => each.stepId);
    const clientInterfacerId = await getEmployeeId(interfacer);
    const reviewees = [{ employeeId: reviewee.id, clientInterfacerId }];
    const body = { ...(await cycleFields(ctx)), teamId: null, workflowId, reviewees };
    await me.request('addReviewCycle', { body });
    const shown = await me.request('getReviewCycle', { path: { cycleId: body.id } });
    const reviewId = shown.reviewees[0]?.reviewId ?? '';
    await passOn(me, reviewId, stepId);
    await passOn(manager, reviewId, managerStepId);
    ctx.expectEqual('what the manager reads', await readSteps(manager, reviewId), [
      stepId,
      managerStepId,
    ]);
    ctx.expectEqual('before the client responds', await readSteps(interfacer, reviewId), []);
    const query = { reviewId, stepId: clientStepId };
    const { performanceReview, reviewDetail } = await interfacer.request('getReview', { query });
    ctx.expectEqual('with the review', reviewDetail.reviewFormDetails, []);
    ctx.expectEqual(
      'what they may do',
      [performanceReview.isReviewClientAssignable, performanceReview.isReviewDownloadable],
      [true, false],
    );
    await interfacer.expectError(403, 'getReviewPdf', { path: { id: reviewId } });
    // The client’s step is skipped while nobody is assigned; the review is then delivered to all.
    await interfacer.request('promoteReview', {
      path: { reviewId },
      query: { stepId: clientStepId },
    });
    ctx.expectEqual('once it is passed', await readSteps(interfacer, reviewId), [clientStepId]);
    await me.request('deliverReview', { path: { reviewId }, query: { deliverToAll: true } });
    ctx.expectEqual('once it is delivered to all', await readSteps(interfacer, reviewId), [
      stepId,
      managerStepId,
      clientStepId,
    ]);
  },
});
