import { scenario } from '../../../scenario/types.ts';
import { role, seen, getUser, withRoles } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { createLinkWithAnswer, openClientLink } from '../../../support/reviews/clients.ts';
import { getEmployeeId } from '../../../support/reviews/world.ts';

export default scenario({
  title: 'A client link opens one review, and is never shown to the reviewee of that review',
  source: 'REVW-042, REVW-036, REVW-D02',
  isExclusive: true,
  async run(ctx) {
    const [me, reviewee] = [ctx.as('admin'), ctx.as('colleague')];
    // One contact is asked about both the member and the colleague.
    const link = await createLinkWithAnswer(ctx, me);
    const { reviewId, clientStepId, clientContactId } = link;
    const own = link.reviewIds.find((each) => each !== reviewId) ?? '';
    const ofOwn = await openClientLink(me, own);
    ctx.expectEqual('the contact of both', ofOwn.clientContactId, clientContactId);
    const isOther = ofOwn.clientAssignmentId !== link.clientAssignmentId;
    ctx.expectThat('each review has a link of its own', isOther);
    const { id } = await fetchProfile(reviewee);
    const { roleIds } = await getUser(me, id);
    const rights = await role(ctx, me, [
      'reviews.basic',
      'reviews.viewNudgeHistory',
      'cycle.basic',
    ]);
    const { fullName } = await seen(me, await getEmployeeId(reviewee));
    await withRoles(me, { id, roleIds: [...roleIds, rights.id] }, async () => {
      await reviewee.expectError(403, 'getClientNudgeHistory', { path: { id: own } });
      const { reviewDetail } = await reviewee.request('getReview', {
        query: { reviewId: own, stepId: clientStepId },
      });
      const { clientNudgeHistory: nudges, paAdminNudgeHistory } = reviewDetail;
      ctx.expectEqual(
        'the notifications about own records',
        [nudges, paAdminNudgeHistory],
        [[], []],
      );
      const actual = await reviewee.request('getClientNudgeHistory', { path: { id: reviewId } });
      const query = { reviewId, stepId: clientStepId };
      const { reviewDetail: ofOther } = await reviewee.request('getReview', { query });
      const histories = [...actual.clientNudgeHistory, ...ofOther.clientNudgeHistory];
      ctx.expectThat('the history of another one is returned', histories.length > 0);
      const links = new Set(histories.map(({ clientReviewLink }) => clientReviewLink));
      for (const clientAssignmentId of [...links].map((each) => each.split('/').at(-1) ?? '')) {
        if (clientAssignmentId === '') continue;
        const opened = { query: { tenantId: me.tenantId, clientAssignmentId } };
        const { reviews } = await me.request('getClientReviewAssignment', opened);
        const names = reviews.map(({ employeeName }) => employeeName);
        ctx.expectThat('the own review is not opened by it', !names.includes(fullName));
        await me.expectError(404, 'saveClientAnswer', {
          body: { clientAssignmentId, id: ofOwn.answerId, answerText: 'By the reviewee.' },
        });
      }
    });
  },
});
