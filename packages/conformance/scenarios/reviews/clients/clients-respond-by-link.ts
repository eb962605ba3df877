import { scenario } from '../../../scenario/types.ts';
import { createLinkWithAnswer } from '../../../support/reviews/clients.ts';
import { seen } from '../../../support/reviews/world.ts';

export default scenario({
  title: 'A client answers by the link without a token, and promotes with their clientContactId',
  source: 'REVW-036, REVW-043, REVW-104',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const link = await createLinkWithAnswer(ctx, me);
    const { clientReviewId: reviewId, clientContactId, clientAssignmentId } = link;
    ctx.expectThat('the client knows the review by an id of their own', reviewId !== link.reviewId);
    await me.expectError(404, 'getClientReview', {
      query: { tenantId: me.tenantId, reviewId: link.reviewId, stepId: link.stepId },
    });
    const stranger = { path: { reviewId }, query: { clientContactId: ctx.uuid() } };
    await me.expectError(404, 'promoteClientReview', stranger);
    const { clients } = await me.request('getClients');
    await me.request('promoteClientReview', { path: { reviewId }, query: { clientContactId } });
    const { id = '' } =
      clients.find(({ contacts }) => contacts.some((each) => each.id === clientContactId)) ?? {};
    await me.expectError(409, 'deleteClient', { path: { id } });
    ctx.expectEqual('the next step', (await seen(me, link.reviewId)).stepId, link.lastStepId);
    const late = { clientAssignmentId, id: link.answerId, answerText: 'Else' };
    await me.expectError(400, 'saveClientAnswer', { body: late });
    const back = { reviewId: link.reviewId, stepId: link.lastStepId, rejectedReason: 'Say more.' };
    await me.request('rejectReview', { body: back });
    const opened = await me.request('getClientReviewAssignment', {
      query: { tenantId: me.tenantId, clientAssignmentId },
    });
    const requested = opened.reviews.find((each) => each.reviewId === reviewId);
    ctx.expectEqual('whether what was sent back is handed in', requested?.isPromoted, false);
    const load = { tenantId: me.tenantId, reviewId, stepId: link.stepId };
    const { clientReview: again } = await me.request('getClientReview', { query: load });
    ctx.expectEqual(
      'what came back',
      [again.rejectedReason, again.isReviewReadOnly, again.isReviewPromotable],
      [back.rejectedReason, false, true],
    );
    const nudges = async () => {
      const path = { id: link.reviewId };
      return (await me.request('getClientNudgeHistory', { path })).clientNudgeHistory.length;
    };
    const before = await nudges();
    await me.request('nudgeClient', { body: { assignmentId: link.assignmentId } });
    ctx.expectEqual('how often they are nudged of it', await nudges(), before + 1);
    await me.request('saveClientAnswer', { body: late });
    const query = { tenantId: me.tenantId, clientAssignmentId: ctx.uuid() };
    await me.expectError(404, 'getClientReviewAssignment', { query });
  },
});
