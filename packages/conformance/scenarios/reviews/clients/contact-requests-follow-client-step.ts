import { setTimeout } from 'node:timers/promises';
import { scenario } from '../../../scenario/types.ts';
import { atClient, listContacts, getClientLink } from '../../../support/reviews/clients.ts';
import { submitRequiredAnswers, passOn } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'Contacts can be assigned until the client step is passed, and get a request once it starts',
  source: 'REVW-021, REVW-079, REVW-042',
  async run(ctx) {
    const [me, reviewee] = [ctx.as('admin'), ctx.as('member')];
    const { cycleId, reviewIds, clientStepId, lastStepId, firstStepId } = await atClient(ctx, me, {
      isPassedOn: false,
    });
    const [one = '', other = ''] = reviewIds;
    const [contact = '', second = ''] = await listContacts(ctx, me, {
      cycleId,
      stepId: clientStepId,
    });
    const at = { cycleId, stepId: clientStepId };
    const flags = async () => {
      const { performanceReview: actual } = await me.request('getReview', {
        query: { reviewId: one, stepId: clientStepId },
      });
      return [
        actual.isMakeClientAssignment,
        actual.isReviewClientAssignable,
        actual.isReviewPromotable,
        actual.needsAction,
      ];
    };
    const [yes, no] = [true, false];
    ctx.expectEqual('a client is ahead', await flags(), [no, yes, yes, yes]);
    await reviewee.expectError(403, 'getClientInteraction', { query: at });
    await me.expectError(400, 'getClientInteraction', { query: { cycleId, stepId: lastStepId } });
    const assign = (reviewId: string, clientContactId: string | null) => ({
      body: { ...at, assignments: [{ reviewId, clientContactId }] },
    });
    const twice = [one, one].map((reviewId) => ({ reviewId, clientContactId: contact }));
    const expectError = async (assignments: typeof twice) => {
      const body = { ...at, assignments };
      const { fieldErrors = {} } = await me.expectError(400, 'assignClientContacts', { body });
      return Object.keys(fieldErrors);
    };
    ctx.expectEqual('a review twice', await expectError(twice), ['assignments']);
    const stranger = [{ reviewId: one, clientContactId: ctx.uuid() }];
    const field = 'assignments.0.clientContactId';
    ctx.expectEqual('an unrelated user', await expectError(stranger), [field]);
    const otherAnswers = [{ reviewId: ctx.uuid(), clientContactId: contact }];
    ctx.expectEqual('no review', await expectError(otherAnswers), ['assignments.0.reviewId']);
    await me.request('assignClientContacts', assign(one, contact));
    const rows = async () => {
      const { clientInteractionDetails } = await me.request('getClientInteraction', { query: at });
      const actual = clientInteractionDetails.reviews.find(({ reviewId }) => reviewId === one);
      return [
        actual?.isAtStep,
        actual?.clientContactId,
        actual?.hasClientPromoted,
        actual?.isReviewClientAssignable,
        clientInteractionDetails.clientAssignments.length,
      ];
    };
    ctx.expectEqual('before it is their turn', await rows(), [no, contact, no, yes, 1]);
    const history = async () => {
      const { clientNudgeHistory } = await me.request('getClientNudgeHistory', {
        path: { id: one },
      });
      return clientNudgeHistory.map(({ isAutomatic, message }) => [isAutomatic, message]);
    };
    ctx.expectEqual('no requests yet', await history(), []);
    const { clientInteractionDetails } = await me.request('getClientInteraction', { query: at });
    const [assignment] = clientInteractionDetails.clientAssignments;
    const assignmentId = assignment?.id ?? '';
    await me.expectError(400, 'nudgeClient', { body: { assignmentId } });
    const isAuto = assignment?.isAutoNudge === true;
    await passOn(me, one, firstStepId);
    ctx.expectEqual('requested one by one', await history(), isAuto ? [[yes, '']] : []);
    ctx.expectEqual('with a client', await flags(), [no, yes, no, no]);
    const { clientInteractionDetails: before } = await me.request('getClientInteraction', {
      query: at,
    });
    const [waiting] = before.clientAssignments;
    // At another timestamp.
    await setTimeout(2);
    const { clientAssignment } = await me.request('nudgeClient', {
      body: { assignmentId, message: ' This week. ' },
    });
    const [latest] = await history();
    ctx.expectEqual('the latest first', latest, [no, 'This week.']);
    const link = await getClientLink(me, one);
    const opened = { query: { tenantId: me.tenantId, ...link } };
    const { reviews, linkExpiresOn } = await me.request('getClientReviewAssignment', opened);
    ctx.expectEqual('their received items', reviews.length, 1);
    const days = (Date.parse(linkExpiresOn) - Date.now()) / 86_400_000;
    ctx.expectThat('the link lasts thirty days', days > 29.9 && days < 30.1);
    const { clientNudgeHistory } = await me.request('getClientNudgeHistory', { path: { id: one } });
    ctx.expectEqual('the last nudge', clientAssignment.lastNudgedOn, clientNudgeHistory[0]?.sentOn);
    const isRenewed = !isAuto || linkExpiresOn > (waiting?.linkExpiresOn ?? '');
    ctx.expectThat('another nudge renews the link', isRenewed);
    await me.expectError(409, 'nudgeClient', { body: { assignmentId } });
    ctx.expectEqual('a nudge too many', (await history()).length, isAuto ? 2 : 1);
    await reviewee.expectError(403, 'getClientNudgeHistory', { path: { id: one } });
    await me.request('assignClientContacts', assign(one, null));
    ctx.expectEqual('without one again', await flags(), [yes, yes, yes, yes]);
    ctx.expectEqual('the list', await rows(), [yes, null, no, yes, 0]);
    await me.expectError(404, 'getClientReviewAssignment', opened);
    await me.expectError(404, 'nudgeClient', { body: { assignmentId } });
    const { length } = await history();
    await me.request('assignClientContacts', assign(one, contact));
    await me.expectError(404, 'getClientReviewAssignment', opened);
    const requested = (await history()).slice(0, -length);
    ctx.expectEqual('requested at once', requested, isAuto ? [[yes, '']] : []);
    await me.request('assignClientContacts', assign(one, null));
    await me.request('promoteReview', { path: { reviewId: one }, query: { stepId: clientStepId } });
    ctx.expectEqual('passed over', await flags(), [no, no, no, yes]);
    await me.expectError(400, 'assignClientContacts', assign(one, second));
    const reject = { reviewId: one, rejectedReason: 'Ask the client.', stepId: lastStepId };
    await me.request('rejectReview', { body: reject });
    const { clientInteractionDetails: back } = await me.request(
      'assignClientContacts',
      assign(one, second),
    );
    await me.request('nudgeClient', {
      body: { assignmentId: back.clientAssignments[0]?.id ?? '' },
    });
    const again = { tenantId: me.tenantId, ...(await getClientLink(me, one)) };
    const { reviews: come } = await me.request('getClientReviewAssignment', { query: again });
    const load = { tenantId: me.tenantId, reviewId: come[0]?.reviewId ?? '', stepId: clientStepId };
    const { clientReview } = await me.request('getClientReview', { query: load });
    ctx.expectEqual('why, to who had handed in nothing', clientReview.rejectedReason, null);
    await me.request('assignClientContacts', assign(one, null));
    await me.request('promoteReview', { path: { reviewId: one }, query: { stepId: clientStepId } });
    await submitRequiredAnswers(me, one, lastStepId);
    const deliver = { path: { reviewId: one }, query: { deliverToAll: false } };
    await me.request('deliverReview', deliver);
    await me.expectError(400, 'assignClientContacts', assign(one, contact));
    await me.request('assignClientContacts', assign(other, second));
  },
});
