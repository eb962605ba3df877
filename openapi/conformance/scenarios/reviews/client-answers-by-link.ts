import { scenario } from '../../scenario/types.ts';
import { answeredLink } from '../../support/reviews/clients.ts';
import { seen } from '../../support/reviews/world.ts';

export default scenario({
  title: 'A client answers by the link without a token, and promotes with their clientContactId',
  source: 'REVW-036, REVW-043, REVW-104',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const link = await answeredLink(kit, me);
    const { clientReviewId: reviewId, clientContactId, clientAssignmentId } = link;
    kit.expectThat('the client knows the review by an id of their own', reviewId !== link.reviewId);
    await me.refused(404, 'getClientReview', {
      query: { tenantId: me.tenantId, reviewId: link.reviewId, stepId: link.stepId },
    });
    const stranger = { path: { reviewId }, query: { clientContactId: kit.uuid() } };
    await me.refused(404, 'promoteClientReview', stranger);
    const { clients } = await me.ask('getClients');
    await me.ask('promoteClientReview', { path: { reviewId }, query: { clientContactId } });
    const { id = '' } =
      clients.find(({ contacts }) => contacts.some((each) => each.id === clientContactId)) ?? {};
    await me.refused(409, 'deleteClient', { path: { id } });
    kit.expectEqual('the next step', (await seen(me, link.reviewId)).stepId, link.lastStepId);
    const late = { clientAssignmentId, id: link.answerId, answerText: 'Else' };
    await me.refused(404, 'saveClientAnswer', { body: late });
    const back = { reviewId: link.reviewId, stepId: link.lastStepId, rejectedReason: 'Say more.' };
    await me.ask('rejectReview', { body: back });
    const opened = await me.ask('getClientReviewAssignment', {
      query: { tenantId: me.tenantId, clientAssignmentId },
    });
    const asked = opened.reviews.find((each) => each.reviewId === reviewId);
    kit.expectEqual('whether what was sent back is handed in', asked?.isPromoted, false);
    const load = { tenantId: me.tenantId, reviewId, stepId: link.stepId };
    const { clientReview: again } = await me.ask('getClientReview', { query: load });
    kit.expectEqual(
      'what came back',
      [again.rejectedReason, again.isReviewReadOnly, again.isReviewPromotable],
      [back.rejectedReason, false, true],
    );
    const nudges = async () => {
      const path = { id: link.reviewId };
      return (await me.ask('getClientNudgeHistory', { path })).clientNudgeHistory.length;
    };
    const before = await nudges();
    await me.ask('nudgeClient', { body: { assignmentId: link.assignmentId } });
    kit.expectEqual('how often they are nudged of it', await nudges(), before + 1);
    await me.ask('saveClientAnswer', { body: late });
    const query = { tenantId: me.tenantId, clientAssignmentId: kit.uuid() };
    await me.refused(404, 'getClientReviewAssignment', { query });
  },
});
