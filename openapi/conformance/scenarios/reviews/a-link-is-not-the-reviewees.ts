import { scenario } from '../../scenario/types.ts';
import { role, userOf, withRoles } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';
import { answeredLink } from '../../support/reviews/clients.ts';

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
    });
  },
});
