import { scenario } from '../../scenario/types.ts';
import { answerClient, askedAt, atClient, linkOf } from '../../support/reviews/clients.ts';
import { seen } from '../../support/reviews/world.ts';

export default scenario({
  title: 'A review whose last step is the client’s is released once the client has handed it in',
  source: 'document 3, sections 3, 4 and 6 (client review)',
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
    const { clientAssignmentId } = await linkOf(me, reviewId);
    const query = { tenantId: me.tenantId, clientAssignmentId };
    const { clientContactId, reviews } = await me.ask('getClientReviewAssignment', { query });
    kit.expectEqual('how many are asked about', reviews.length, made.reviewIds.length);
    const [first, second] = reviews;
    const open = async (clientReviewId = '') => {
      const load = { tenantId: me.tenantId, reviewId: clientReviewId, stepId };
      return (await me.ask('getClientReview', { query: load })).clientReview;
    };
    const [one, other] = [await open(first?.reviewId), await open(second?.reviewId)];
    kit.expectEqual(
      'the way from one to the other',
      [one.previousReviewId, one.nextReviewId, other.previousReviewId, other.nextReviewId],
      [null, other.reviewId, one.reviewId, null],
    );
    const at = { cycleId: made.cycleId, stepId };
    const handedIn = async () => {
      const { clientInteractionDetails } = await me.ask('getClientInteraction', { query: at });
      const told = clientInteractionDetails.reviews.map((each) => each.hasClientPromoted);
      return told.toSorted((a, b) => Number(b) - Number(a));
    };
    for (const { reviewId: id, employeeName } of [one, other]) {
      const handIn = { path: { reviewId: id }, query: { clientContactId } };
      const early = await me.refused(400, 'promoteClientReview', handIn);
      kit.expectEqual('the message', early.errorMessages, ['An answer is required']);
      await answerClient(me, { clientAssignmentId, reviewId: id, stepId });
      kit.expectThat('it may be handed in', (await open(id)).isReviewPromotable);
      const { clientReview } = await me.ask('promoteClientReview', handIn);
      kit.expectEqual(
        `${employeeName} is handed in`,
        [clientReview.isReviewReadOnly, clientReview.isReviewPromotable],
        [yes, no],
      );
      const again = await me.call('promoteClientReview', handIn);
      kit.expectThat('it is handed in once', again.status >= 400);
      if (id !== one.reviewId) continue;
      const { reviews: left } = await me.ask('getClientReviewAssignment', { query });
      kit.expectEqual(
        'what is handed in',
        left.map((each) => each.isPromoted),
        [yes, no],
      );
      kit.expectEqual('as staff are told', await handedIn(), [yes, no]);
    }
    await me.refused(404, 'getClientReviewAssignment', { query });
    kit.expectEqual('handed in', await flags(), ['Promoted', yes, no, yes, no]);
    kit.expectEqual('all, as staff are told', await handedIn(), [yes, yes]);
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
