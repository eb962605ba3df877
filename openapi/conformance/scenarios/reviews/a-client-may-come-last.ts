import { scenario } from '../../scenario/types.ts';
import { answerClient, askedAt, atClient, openLinkOf } from '../../support/reviews/clients.ts';
import { seen } from '../../support/reviews/world.ts';

export default scenario({
  title: 'A review whose last step is the client’s is released once the client has handed it in',
  source: 'REVW-042, REVW-021, REVW-036',
  async run(kit) {
    const me = kit.as('admin');
    const made = await atClient(kit, me, { executors: ['PaAdmin', 'Client'] });
    const { reviewId, clientStepId: stepId } = made;
    const path = { reviewId };
    const flags = async () => {
      const { performanceReview: told } = await me.ask('getReview', {
        query: { reviewId, stepId },
      });
      return [
        told.status,
        told.isReviewDeliverable,
        told.isDeliverablePostClientAssignment,
        told.needsAction,
        told.isReviewPromotable,
      ];
    };
    const [yes, no] = [true, false];
    const { body, assignmentId } = await askedAt(kit, me, made);
    kit.expectEqual('with the client', await flags(), ['Promoted', no, yes, no, no]);
    await me.refused(400, 'deliverReview', { path, query: { deliverToAll: false } });
    await me.refused(403, 'promoteReview', { path, query: { stepId } });
    const at = { cycleId: made.cycleId, stepId };
    const submitted = async () => {
      const { clientInteractionDetails } = await me.ask('getClientInteraction', { query: at });
      const told = clientInteractionDetails.reviews.map((each) => each.hasClientPromoted);
      return told.toSorted((a, b) => Number(b) - Number(a));
    };
    for (const [place, each] of made.reviewIds.entries()) {
      const { clientAssignmentId, clientContactId, clientReviewId } = await openLinkOf(me, each);
      const promote = { path: { reviewId: clientReviewId }, query: { clientContactId } };
      const early = await me.refused(400, 'promoteClientReview', promote);
      kit.expectEqual('the message', early.errorMessages, ['An answer is required']);
      await answerClient(me, { clientAssignmentId, reviewId: clientReviewId, stepId });
      const load = { query: { tenantId: me.tenantId, reviewId: clientReviewId, stepId } };
      const { clientReview: open } = await me.ask('getClientReview', load);
      kit.expectEqual(
        'what may be done before the submission',
        [open.isReviewPromotable, open.previousReviewId, open.nextReviewId],
        [yes, null, null],
      );
      const { clientReview } = await me.ask('promoteClientReview', promote);
      kit.expectEqual(
        `${clientReview.employeeName} is submitted`,
        [clientReview.isReviewReadOnly, clientReview.isReviewPromotable],
        [yes, no],
      );
      await me.refused(404, 'promoteClientReview', promote);
      const query = { tenantId: me.tenantId, clientAssignmentId };
      await me.refused(404, 'getClientReviewAssignment', { query });
      kit.expectEqual('what is submitted', await submitted(), [yes, place === 1]);
    }
    kit.expectEqual('handed in', await flags(), ['Promoted', yes, no, yes, no]);
    await me.refused(400, 'nudgeClient', { body: { assignmentId } });
    await me.ask('updateClientAutoNudge', { body: { assignmentId, isAutoNudge: false } });
    const { reviewees } = await me.ask('getReviewCycle', { path: { cycleId: made.cycleId } });
    const ids = reviewees.map((each) => each.reviewId);
    kit.expectEqual('all of them', ids.toSorted(), made.reviewIds.toSorted());
    const inCycle = reviewees.map((each) => [each.reviewId, each.status, each.isRemovable]);
    kit.expectEqual(
      'those of the cycle',
      inCycle,
      reviewees.map(({ reviewId: id }) => [id, 'Promoted', no]),
    );
    const [assignment] = body.assignments;
    const late = { ...body, assignments: [{ reviewId, clientContactId: null }] };
    if (assignment) await me.refused(400, 'assignClientContacts', { body: late });
    await me.ask('deliverReview', { path, query: { deliverToAll: true } });
    const { status, isDeliveredToAll } = await seen(me, reviewId);
    kit.expectEqual('the release', [status, isDeliveredToAll], ['Delivered', yes]);
    const { reviewCycle } = await me.ask('getReviewCycle', { path: { cycleId: made.cycleId } });
    const { status: ofCycle, deliveredCount } = reviewCycle;
    kit.expectEqual('the cycle of both', [ofCycle, deliveredCount], ['InProgress', 1]);
  },
});
