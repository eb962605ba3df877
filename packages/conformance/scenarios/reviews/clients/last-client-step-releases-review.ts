import { scenario } from '../../../scenario/types.ts';
import {
  submitClientAnswers,
  requestFromContact,
  atClient,
  openClientLink,
} from '../../../support/reviews/clients.ts';
import { seen } from '../../../support/reviews/world.ts';

export default scenario({
  title: 'A review whose last step is the client’s is released once the client has submitted it',
  source: 'REVW-042, REVW-021, REVW-036',
  async run(ctx) {
    const me = ctx.as('admin');
    const made = await atClient(ctx, me, { executors: ['PaAdmin', 'Client'] });
    const { reviewId, clientStepId: stepId } = made;
    const path = { reviewId };
    const flags = async () => {
      const { performanceReview: actual } = await me.request('getReview', {
        query: { reviewId, stepId },
      });
      return [
        actual.status,
        actual.isReviewDeliverable,
        actual.isDeliverablePostClientAssignment,
        actual.needsAction,
        actual.isReviewPromotable,
      ];
    };
    const [yes, no] = [true, false];
    const { body, assignmentId } = await requestFromContact(ctx, me, made);
    ctx.expectEqual('with the client', await flags(), ['Promoted', no, yes, no, no]);
    await me.expectError(400, 'deliverReview', { path, query: { deliverToAll: false } });
    await me.expectError(403, 'promoteReview', { path, query: { stepId } });
    const at = { cycleId: made.cycleId, stepId };
    const submitted = async () => {
      const { clientInteractionDetails } = await me.request('getClientInteraction', { query: at });
      const actual = clientInteractionDetails.reviews.map((each) => each.hasClientPromoted);
      return actual.toSorted((a, b) => Number(b) - Number(a));
    };
    for (const [location, each] of made.reviewIds.entries()) {
      const { clientAssignmentId, clientContactId, clientReviewId } = await openClientLink(
        me,
        each,
      );
      const promote = { path: { reviewId: clientReviewId }, query: { clientContactId } };
      const early = await me.expectError(400, 'promoteClientReview', promote);
      ctx.expectEqual('the message', early.errorMessages, ['An answer is required']);
      await submitClientAnswers(me, { clientAssignmentId, reviewId: clientReviewId, stepId });
      const load = { query: { tenantId: me.tenantId, reviewId: clientReviewId, stepId } };
      const { clientReview: open } = await me.request('getClientReview', load);
      ctx.expectEqual(
        'what may be done before the submission',
        [open.isReviewPromotable, open.previousReviewId, open.nextReviewId],
        [yes, null, null],
      );
      const { clientReview } = await me.request('promoteClientReview', promote);
      ctx.expectEqual(
        `${clientReview.employeeName} is submitted`,
        [clientReview.isReviewReadOnly, clientReview.isReviewPromotable],
        [yes, no],
      );
      await me.expectError(400, 'promoteClientReview', promote);
      const query = { tenantId: me.tenantId, clientAssignmentId };
      const { reviews } = await me.request('getClientReviewAssignment', { query });
      ctx.expectEqual(
        'the review of the link',
        reviews.map((item) => [item.reviewId, item.isPromoted]),
        [[clientReviewId, yes]],
      );
      ctx.expectEqual('what is submitted', await submitted(), [yes, location === 1]);
    }
    ctx.expectEqual('handed in', await flags(), ['Promoted', yes, no, yes, no]);
    await me.expectError(400, 'nudgeClient', { body: { assignmentId } });
    await me.request('updateClientAutoNudge', { body: { assignmentId, isAutoNudge: false } });
    const { reviewees } = await me.request('getReviewCycle', { path: { cycleId: made.cycleId } });
    const ids = reviewees.map((each) => each.reviewId);
    ctx.expectEqual('all of them', ids.toSorted(), made.reviewIds.toSorted());
    const inCycle = reviewees.map((each) => [each.reviewId, each.status, each.isRemovable]);
    ctx.expectEqual(
      'those of the cycle',
      inCycle,
      reviewees.map(({ reviewId: id }) => [id, 'Promoted', no]),
    );
    const [assignment] = body.assignments;
    const late = { ...body, assignments: [{ reviewId, clientContactId: null }] };
    if (assignment) await me.expectError(400, 'assignClientContacts', { body: late });
    await me.request('deliverReview', { path, query: { deliverToAll: true } });
    const { status, isDeliveredToAll } = await seen(me, reviewId);
    ctx.expectEqual('the release', [status, isDeliveredToAll], ['Delivered', yes]);
    const { reviewCycle } = await me.request('getReviewCycle', { path: { cycleId: made.cycleId } });
    const { status: ofCycle, deliveredCount } = reviewCycle;
    ctx.expectEqual('the cycle of both', [ofCycle, deliveredCount], ['InProgress', 1]);
  },
});
