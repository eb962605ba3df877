import { scenario } from '../../../scenario/types.ts';
import {
  requestFromContact,
  atClient,
  listContacts,
  getClientLink,
} from '../../../support/reviews/clients.ts';
import { cycleFields, passOn } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'A client link opens the reviews that have reached the client step, and nothing once they are removed from their cycle',
  source: 'REVW-036, REVW-021, REVW-042, REVW-D02',
  async run(ctx) {
    const me = ctx.as('admin');
    const linkTo = async (reviewId: string) => ({
      query: { tenantId: me.tenantId, ...(await getClientLink(me, reviewId)) },
    });
    const isPassedOn = false;
    const ahead = await atClient(ctx, me, { isPassedOn });
    await passOn(me, ahead.reviewId, ahead.firstStepId);
    await requestFromContact(ctx, me, ahead);
    const link = await linkTo(ahead.reviewId);
    const { reviews } = await me.request('getClientReviewAssignment', link);
    ctx.expectEqual('the one that has come', reviews.length, 1);
    const [, notYet = ''] = ahead.reviewIds;
    const { clientNudgeHistory } = await me.request('getClientNudgeHistory', {
      path: { id: notYet },
    });
    ctx.expectEqual('no link to the other', clientNudgeHistory, []);

    const first = await atClient(ctx, me, { executors: ['Client', 'PaAdmin'], isPassedOn });
    const { cycleId, reviewId, firstStepId: clientStepId } = first;
    await requestFromContact(ctx, me, { ...first, clientStepId });
    const own = await linkTo(reviewId);
    const [, leaving = ''] = first.reviewIds;
    const other = await linkTo(leaving);
    for (const each of [own, other]) {
      const { reviews: opened } = await me.request('getClientReviewAssignment', each);
      ctx.expectEqual('a client who comes first', opened.length, 1);
    }
    const { reviewees: all } = await me.request('getReviewCycle', { path: { cycleId } });
    const reviewees = all
      .filter((each) => each.reviewId === reviewId)
      .map(({ employeeId, clientInterfacerId }) => ({ employeeId, clientInterfacerId }));
    const body = { ...(await cycleFields(ctx)), id: cycleId, reviewees };
    await me.request('updateReviewCycle', { body });
    await me.expectError(404, 'getClientReviewAssignment', other);
    await me.request('getClientReviewAssignment', own);
    await me.request('deleteReviewCycle', { path: { cycleId } });
    await me.expectError(404, 'getClientReviewAssignment', own);

    const both = await atClient(ctx, me, { executors: ['Client', 'PaAdmin'], isPassedOn });
    const step = { cycleId: both.cycleId, stepId: both.firstStepId };
    const contacts = await listContacts(ctx, me, step);
    const assignments = both.reviewIds.map((id, at) => ({
      reviewId: id,
      clientContactId: contacts[at] ?? '',
    }));
    const { clientInteractionDetails } = await me.request('assignClientContacts', {
      body: { ...step, assignments },
    });
    const { clientAssignments } = clientInteractionDetails;
    const requested = clientAssignments.map(({ clientContactId }) => clientContactId);
    ctx.expectEqual(
      'the recipients of the request',
      requested.toSorted(),
      contacts.slice(0, 2).toSorted(),
    );
    for (const { id: assignmentId } of clientAssignments) {
      await me.request('nudgeClient', { body: { assignmentId } });
    }
    const links = await Promise.all(both.reviewIds.map(linkTo));
    for (const each of links) {
      const { reviews: ofOne } = await me.request('getClientReviewAssignment', each);
      ctx.expectEqual('each about one', ofOne.length, 1);
    }
    await me.request('deleteReviewCycle', { path: { cycleId: both.cycleId } });
    for (const each of links) await me.expectError(404, 'getClientReviewAssignment', each);
  },
});
