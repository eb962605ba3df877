import { scenario } from '../../scenario/types.ts';
import { answeredLink, contactsOf, linkOf } from '../../support/reviews/clients.ts';

export default scenario({
  title: 'Who is asked instead of another client reads nothing of what that one has written',
  source: 'document 3, sections 4 and 6 (client review), and the decisions on reviews',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const { cycleId, clientStepId, reviewIds, reviewId, ...link } = await answeredLink(kit, me);
    const remark = { id: kit.uuid(), comments: 'A draft.', paCycleReviewAnswerId: link.answerId };
    const { clientAssignmentId } = link;
    await me.ask('saveClientComment', { body: { ...remark, clientAssignmentId } });
    const query = { cycleId, stepId: clientStepId };
    const contacts = await contactsOf(kit, me, query);
    const clientContactId = kit.pick(contacts.filter((id) => id !== link.clientContactId));
    const assignments = reviewIds.map((each) => ({ reviewId: each, clientContactId }));
    const changed = await me.ask('assignClientContacts', { body: { ...query, assignments } });
    const [assignment] = changed.clientInteractionDetails.clientAssignments;
    await me.ask('nudgeClient', { body: { assignmentId: assignment?.id ?? '' } });
    const former = { tenantId: me.tenantId, clientAssignmentId };
    await me.refused(404, 'getClientReviewAssignment', { query: former });
    const now = await linkOf(me, reviewId);
    const opened = await me.ask('getClientReviewAssignment', { query: { ...former, ...now } });
    kit.expectEqual('how many are asked about', opened.reviews.length, reviewIds.length);
    for (const { reviewId: clientReviewId, stepId } of opened.reviews) {
      const load = { tenantId: me.tenantId, reviewId: clientReviewId, stepId };
      const { clientReview } = await me.ask('getClientReview', { query: load });
      const items = clientReview.reviewFormDetails.flatMap((each) => each.questionAndAnswerItems);
      kit.expectThat(
        'nothing is written',
        items.every((each) => each.answerText === '' && each.clientCommentItems.length === 0),
      );
      kit.expectEqual('the reason', clientReview.rejectedReason, null);
    }
  },
});
