import { scenario } from '../../scenario/types.ts';
import {
  answerClient,
  answeredLink,
  contactsOf,
  openLinkOf,
} from '../../support/reviews/clients.ts';
import { answers } from '../../support/reviews/world.ts';

export default scenario({
  title: 'Who is asked instead of another client reads nothing of what that one has written',
  source: 'REVW-042, REVW-036, and the decisions on reviews',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const { cycleId, clientStepId, reviewIds, ...link } = await answeredLink(kit, me);
    const remark = { id: kit.uuid(), comments: 'A draft.', paCycleReviewAnswerId: link.answerId };
    const { clientAssignmentId } = link;
    await me.ask('saveClientComment', { body: { ...remark, clientAssignmentId } });
    const second = { ...remark, id: kit.uuid(), comments: 'Another.' };
    await me.ask('saveClientComment', { body: { ...second, clientAssignmentId } });
    // Somebody else's draft about another review, at the same step of another cycle.
    const beside = await answeredLink(kit, me);
    const [theirs] = await answers(me, beside.reviewId, beside.firstStepId);
    const query = { cycleId, stepId: clientStepId };
    const contacts = await contactsOf(kit, me, query);
    const clientContactId = kit.pick(contacts.filter((id) => id !== link.clientContactId));
    const assignments = reviewIds.map((each) => ({ reviewId: each, clientContactId }));
    const changed = await me.ask('assignClientContacts', { body: { ...query, assignments } });
    for (const { id } of changed.clientInteractionDetails.clientAssignments) {
      await me.ask('nudgeClient', { body: { assignmentId: id } });
    }
    const former = { tenantId: me.tenantId, clientAssignmentId };
    await me.refused(404, 'getClientReviewAssignment', { query: former });
    const { clientReview: untouched } = await me.ask('getClientReview', {
      query: { tenantId: me.tenantId, reviewId: beside.clientReviewId, stepId: beside.stepId },
    });
    const [kept] = untouched.reviewFormDetails[0]?.questionAndAnswerItems ?? [];
    kit.expectEqual('what is written of another review', kept?.answerText, 'Very good.');
    const [staffs] = await answers(me, beside.reviewId, beside.firstStepId);
    kit.expectEqual('and by staff', staffs?.answerText, theirs?.answerText);
    for (const each of reviewIds) {
      const now = await openLinkOf(me, each);
      const load = { tenantId: me.tenantId, reviewId: now.clientReviewId, stepId: now.stepId };
      const { clientReview } = await me.ask('getClientReview', { query: load });
      const items = clientReview.reviewFormDetails.flatMap((form) => form.questionAndAnswerItems);
      kit.expectThat(
        'nothing is written',
        items.every((item) => item.answerText === '' && item.clientCommentItems.length === 0),
      );
      kit.expectEqual('the reason', clientReview.rejectedReason, null);
      await answerClient(me, {
        clientAssignmentId: now.clientAssignmentId,
        reviewId: now.clientReviewId,
        stepId: now.stepId,
      });
      await me.ask('promoteClientReview', {
        path: { reviewId: now.clientReviewId },
        query: { clientContactId },
      });
    }
    for (const each of reviewIds) {
      const remarks = (await answers(me, each, clientStepId)).map(
        (item) => item.clientCommentItems,
      );
      kit.expectEqual('the remarks that staff read then', remarks.flat(), []);
    }
  },
});
