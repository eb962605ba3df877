import { scenario } from '../../../scenario/types.ts';
import {
  submitClientAnswers,
  createLinkWithAnswer,
  listContacts,
  openClientLink,
} from '../../../support/reviews/clients.ts';
import { listAnswers } from '../../../support/reviews/world.ts';

export default scenario({
  title: 'A client who replaces another reads nothing that the other has written',
  source: 'REVW-042, REVW-036, REVW-D02',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { cycleId, clientStepId, reviewIds, ...link } = await createLinkWithAnswer(ctx, me);
    const remark = { id: ctx.uuid(), comments: 'A draft.', paCycleReviewAnswerId: link.answerId };
    const { clientAssignmentId } = link;
    await me.request('saveClientComment', { body: { ...remark, clientAssignmentId } });
    const second = { ...remark, id: ctx.uuid(), comments: 'Another.' };
    await me.request('saveClientComment', { body: { ...second, clientAssignmentId } });
    // Another person's draft for another review, at the same step of another cycle.
    const otherLink = await createLinkWithAnswer(ctx, me);
    const [theirs] = await listAnswers(me, otherLink.reviewId, otherLink.firstStepId);
    const query = { cycleId, stepId: clientStepId };
    const contacts = await listContacts(ctx, me, query);
    const clientContactId = ctx.pick(contacts.filter((id) => id !== link.clientContactId));
    const assignments = reviewIds.map((each) => ({ reviewId: each, clientContactId }));
    const changed = await me.request('assignClientContacts', { body: { ...query, assignments } });
    for (const { id } of changed.clientInteractionDetails.clientAssignments) {
      await me.request('nudgeClient', { body: { assignmentId: id } });
    }
    const former = { tenantId: me.tenantId, clientAssignmentId };
    await me.expectError(404, 'getClientReviewAssignment', { query: former });
    const { clientReview: untouched } = await me.request('getClientReview', {
      query: {
        tenantId: me.tenantId,
        reviewId: otherLink.clientReviewId,
        stepId: otherLink.stepId,
      },
    });
    const [stored] = untouched.reviewFormDetails[0]?.questionAndAnswerItems ?? [];
    ctx.expectEqual('what is written of another review', stored?.answerText, 'Very good.');
    const [staffs] = await listAnswers(me, otherLink.reviewId, otherLink.firstStepId);
    ctx.expectEqual('and by staff', staffs?.answerText, theirs?.answerText);
    for (const each of reviewIds) {
      const now = await openClientLink(me, each);
      const load = { tenantId: me.tenantId, reviewId: now.clientReviewId, stepId: now.stepId };
      const { clientReview } = await me.request('getClientReview', { query: load });
      const items = clientReview.reviewFormDetails.flatMap((form) => form.questionAndAnswerItems);
      ctx.expectThat(
        'nothing is written',
        items.every((item) => item.answerText === '' && item.clientCommentItems.length === 0),
      );
      ctx.expectEqual('the reason', clientReview.rejectedReason, null);
      await submitClientAnswers(me, {
        clientAssignmentId: now.clientAssignmentId,
        reviewId: now.clientReviewId,
        stepId: now.stepId,
      });
      await me.request('promoteClientReview', {
        path: { reviewId: now.clientReviewId },
        query: { clientContactId },
      });
    }
    for (const each of reviewIds) {
      const remarks = (await listAnswers(me, each, clientStepId)).map(
        (item) => item.clientCommentItems,
      );
      ctx.expectEqual('the remarks that staff read then', remarks.flat(), []);
    }
  },
});
