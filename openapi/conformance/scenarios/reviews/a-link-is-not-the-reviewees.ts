import { scenario } from '../../scenario/types.ts';
import { role, seen, userOf, withRoles } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';
import { answerClient, answeredLink } from '../../support/reviews/clients.ts';
import { employeeOf } from '../../support/reviews/world.ts';

export default scenario({
  title: 'A client’s link is told to nobody whose own review it opens',
  source: 'document 3, sections 4 and 6 (client review), and the decisions on reviews',
  isAlone: true,
  async run(kit) {
    const [me, reviewee] = [kit.as('admin'), kit.as('colleague')];
    // One contact is asked about the member and the colleague, by one link.
    const link = await answeredLink(kit, me);
    const { reviewId, clientStepId } = link;
    const { id } = await profileOf(reviewee);
    const { roleIds } = await userOf(me, id);
    const rights = await role(kit, me, [
      'reviews.basic',
      'reviews.viewNudgeHistory',
      'cycle.basic',
    ]);
    await withRoles(me, { id, roleIds: [...roleIds, rights.id] }, async () => {
      const { clientNudgeHistory } = await reviewee.ask('getClientNudgeHistory', {
        path: { id: reviewId },
      });
      kit.expectThat('the history is told', clientNudgeHistory.length > 0);
      const own = link.reviewIds.find((each) => each !== reviewId) ?? '';
      const ofOwn = await reviewee.ask('getReview', {
        query: { reviewId: own, stepId: clientStepId },
      });
      const { clientNudgeHistory: nudges, paAdminNudgeHistory } = ofOwn.reviewDetail;
      kit.expectEqual('what is told of the own', [nudges, paAdminNudgeHistory], [[], []]);
      const query = { reviewId, stepId: clientStepId };
      const { reviewDetail } = await reviewee.ask('getReview', { query });
      for (const nudge of [...clientNudgeHistory, ...reviewDetail.clientNudgeHistory]) {
        kit.expectEqual('the link', nudge.clientReviewLink, '');
      }
      // It opens the others that are left, also once the own one is handed in.
      const { clientAssignmentId, clientContactId } = link;
      const opened = { query: { tenantId: me.tenantId, clientAssignmentId } };
      const { reviews } = await me.ask('getClientReviewAssignment', opened);
      const { fullName } = await seen(me, await employeeOf(reviewee));
      const theirs = reviews.find(({ employeeName }) => employeeName === fullName);
      const at = { reviewId: theirs?.reviewId ?? '', stepId: theirs?.stepId ?? '' };
      await answerClient(me, { clientAssignmentId, ...at });
      const path = { reviewId: at.reviewId };
      await me.ask('promoteClientReview', { path, query: { clientContactId } });
      const { clientNudgeHistory: left } = await reviewee.ask('getClientNudgeHistory', {
        path: { id: reviewId },
      });
      const links = left.map(({ clientReviewLink }) => clientReviewLink);
      kit.expectEqual('the link then', links.filter(Boolean), []);
    });
  },
});
