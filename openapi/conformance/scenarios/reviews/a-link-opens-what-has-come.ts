import { scenario } from '../../scenario/types.ts';
import { askedAt, atClient, contactsOf, linkOf } from '../../support/reviews/clients.ts';
import { cycleFields, passOn } from '../../support/reviews/world.ts';

export default scenario({
  title:
    'A client’s link opens the reviews that have come to their step, and nothing once these are out of their cycle',
  source: 'REVW-036, REVW-021, REVW-042, and the decisions on reviews',
  async run(kit) {
    const me = kit.as('admin');
    const linkTo = async (reviewId: string) => ({
      query: { tenantId: me.tenantId, ...(await linkOf(me, reviewId)) },
    });
    const isPassedOn = false;
    const ahead = await atClient(kit, me, { isPassedOn });
    await passOn(me, ahead.reviewId, ahead.firstStepId);
    await askedAt(kit, me, ahead);
    const link = await linkTo(ahead.reviewId);
    const { reviews } = await me.ask('getClientReviewAssignment', link);
    kit.expectEqual('the one that has come', reviews.length, 1);
    const [, notYet = ''] = ahead.reviewIds;
    const { clientNudgeHistory } = await me.ask('getClientNudgeHistory', { path: { id: notYet } });
    kit.expectEqual('no link to the other', clientNudgeHistory, []);

    const first = await atClient(kit, me, { executors: ['Client', 'PaAdmin'], isPassedOn });
    const { cycleId, reviewId, firstStepId: clientStepId } = first;
    await askedAt(kit, me, { ...first, clientStepId });
    const own = await linkTo(reviewId);
    const [, leaving = ''] = first.reviewIds;
    const other = await linkTo(leaving);
    for (const each of [own, other]) {
      const { reviews: opened } = await me.ask('getClientReviewAssignment', each);
      kit.expectEqual('a client who comes first', opened.length, 1);
    }
    const { reviewees: all } = await me.ask('getReviewCycle', { path: { cycleId } });
    const reviewees = all
      .filter((each) => each.reviewId === reviewId)
      .map(({ employeeId, clientInterfacerId }) => ({ employeeId, clientInterfacerId }));
    const body = { ...(await cycleFields(kit)), id: cycleId, reviewees };
    await me.ask('updateReviewCycle', { body });
    await me.refused(404, 'getClientReviewAssignment', other);
    await me.ask('getClientReviewAssignment', own);
    await me.ask('deleteReviewCycle', { path: { cycleId } });
    await me.refused(404, 'getClientReviewAssignment', own);

    const both = await atClient(kit, me, { executors: ['Client', 'PaAdmin'], isPassedOn });
    const step = { cycleId: both.cycleId, stepId: both.firstStepId };
    const contacts = await contactsOf(kit, me, step);
    const assignments = both.reviewIds.map((id, at) => ({
      reviewId: id,
      clientContactId: contacts[at] ?? '',
    }));
    const { clientInteractionDetails } = await me.ask('assignClientContacts', {
      body: { ...step, assignments },
    });
    const { clientAssignments } = clientInteractionDetails;
    const asked = clientAssignments.map(({ clientContactId }) => clientContactId);
    kit.expectEqual('who is asked', asked.toSorted(), contacts.slice(0, 2).toSorted());
    for (const { id: assignmentId } of clientAssignments) {
      await me.ask('nudgeClient', { body: { assignmentId } });
    }
    const links = await Promise.all(both.reviewIds.map(linkTo));
    for (const each of links) {
      const { reviews: ofOne } = await me.ask('getClientReviewAssignment', each);
      kit.expectEqual('each about one', ofOne.length, 1);
    }
    await me.ask('deleteReviewCycle', { path: { cycleId: both.cycleId } });
    for (const each of links) await me.refused(404, 'getClientReviewAssignment', each);
  },
});
