import { setTimeout } from 'node:timers/promises';
import { scenario } from '../../scenario/types.ts';
import { atClient, contactsOf, linkOf } from '../../support/reviews/clients.ts';
import { answerAll, passOn } from '../../support/reviews/world.ts';

export default scenario({
  title: 'Contacts are assigned while it may still be their turn, and asked once it is',
  source: 'REVW-021, REVW-079, REVW-042',
  async run(kit) {
    const [me, reviewee] = [kit.as('admin'), kit.as('member')];
    const { cycleId, reviewIds, clientStepId, lastStepId, firstStepId } = await atClient(kit, me, {
      isPassedOn: false,
    });
    const [one = '', other = ''] = reviewIds;
    const [contact = '', second = ''] = await contactsOf(kit, me, {
      cycleId,
      stepId: clientStepId,
    });
    const at = { cycleId, stepId: clientStepId };
    const flags = async () => {
      const { performanceReview: told } = await me.ask('getReview', {
        query: { reviewId: one, stepId: clientStepId },
      });
      return [
        told.isMakeClientAssignment,
        told.isReviewClientAssignable,
        told.isReviewPromotable,
        told.needsAction,
      ];
    };
    const [yes, no] = [true, false];
    kit.expectEqual('a client is ahead', await flags(), [no, yes, yes, yes]);
    await reviewee.refused(403, 'getClientInteraction', { query: at });
    await me.refused(400, 'getClientInteraction', { query: { cycleId, stepId: lastStepId } });
    const assign = (reviewId: string, clientContactId: string | null) => ({
      body: { ...at, assignments: [{ reviewId, clientContactId }] },
    });
    const twice = [one, one].map((reviewId) => ({ reviewId, clientContactId: contact }));
    const refused = async (assignments: typeof twice) => {
      const body = { ...at, assignments };
      const { fieldErrors = {} } = await me.refused(400, 'assignClientContacts', { body });
      return Object.keys(fieldErrors);
    };
    kit.expectEqual('a review twice', await refused(twice), ['assignments']);
    const stranger = [{ reviewId: one, clientContactId: kit.uuid() }];
    const field = 'assignments.0.clientContactId';
    kit.expectEqual('a stranger', await refused(stranger), [field]);
    const elsewhere = [{ reviewId: kit.uuid(), clientContactId: contact }];
    kit.expectEqual('no review', await refused(elsewhere), ['assignments.0.reviewId']);
    await me.ask('assignClientContacts', assign(one, contact));
    const rows = async () => {
      const { clientInteractionDetails } = await me.ask('getClientInteraction', { query: at });
      const told = clientInteractionDetails.reviews.find(({ reviewId }) => reviewId === one);
      return [
        told?.isAtStep,
        told?.clientContactId,
        told?.hasClientPromoted,
        told?.isReviewClientAssignable,
        clientInteractionDetails.clientAssignments.length,
      ];
    };
    kit.expectEqual('before it is their turn', await rows(), [no, contact, no, yes, 1]);
    const history = async () => {
      const { clientNudgeHistory } = await me.ask('getClientNudgeHistory', { path: { id: one } });
      return clientNudgeHistory.map(({ isAutomatic, message }) => [isAutomatic, message]);
    };
    kit.expectEqual('nobody is asked yet', await history(), []);
    const { clientInteractionDetails } = await me.ask('getClientInteraction', { query: at });
    const [assignment] = clientInteractionDetails.clientAssignments;
    const assignmentId = assignment?.id ?? '';
    await me.refused(400, 'nudgeClient', { body: { assignmentId } });
    const isAuto = assignment?.isAutoNudge === true;
    await passOn(me, one, firstStepId);
    kit.expectEqual('asked as it comes', await history(), isAuto ? [[yes, '']] : []);
    kit.expectEqual('with a client', await flags(), [no, yes, no, no]);
    await me.ask('nudgeClient', { body: { assignmentId, message: ' This week. ' } });
    const [latest] = await history();
    kit.expectEqual('the latest first', latest, [no, 'This week.']);
    const link = await linkOf(me, one);
    const opened = { query: { tenantId: me.tenantId, ...link } };
    const { reviews, linkExpiresOn } = await me.ask('getClientReviewAssignment', opened);
    kit.expectEqual('what has come to them', reviews.length, 1);
    const days = (Date.parse(linkExpiresOn) - Date.now()) / 86_400_000;
    kit.expectThat('the link lasts thirty days', days > 29.9 && days < 30.1);
    // At another instant.
    await setTimeout(2);
    const { clientAssignment } = await me.ask('nudgeClient', { body: { assignmentId } });
    const { clientNudgeHistory } = await me.ask('getClientNudgeHistory', { path: { id: one } });
    kit.expectEqual('the last nudge', clientAssignment.lastNudgedOn, clientNudgeHistory[0]?.sentOn);
    const { linkExpiresOn: renewed } = await me.ask('getClientReviewAssignment', opened);
    kit.expectThat('another nudge renews the link', renewed > linkExpiresOn);
    await reviewee.refused(403, 'getClientNudgeHistory', { path: { id: one } });
    await me.ask('assignClientContacts', assign(one, null));
    kit.expectEqual('without one again', await flags(), [yes, yes, yes, yes]);
    kit.expectEqual('the list', await rows(), [yes, null, no, yes, 0]);
    await me.refused(404, 'getClientReviewAssignment', opened);
    await me.refused(404, 'nudgeClient', { body: { assignmentId } });
    const { length } = await history();
    await me.ask('assignClientContacts', assign(one, contact));
    await me.refused(404, 'getClientReviewAssignment', opened);
    const asked = (await history()).slice(0, -length);
    kit.expectEqual('asked at once', asked, isAuto ? [[yes, '']] : []);
    await me.ask('assignClientContacts', assign(one, null));
    await me.ask('promoteReview', { path: { reviewId: one }, query: { stepId: clientStepId } });
    kit.expectEqual('passed over', await flags(), [no, no, no, yes]);
    await me.refused(400, 'assignClientContacts', assign(one, second));
    const reject = { reviewId: one, rejectedReason: 'Ask the client.', stepId: lastStepId };
    await me.ask('rejectReview', { body: reject });
    const { clientInteractionDetails: back } = await me.ask(
      'assignClientContacts',
      assign(one, second),
    );
    await me.ask('nudgeClient', { body: { assignmentId: back.clientAssignments[0]?.id ?? '' } });
    const again = { tenantId: me.tenantId, ...(await linkOf(me, one)) };
    const { reviews: come } = await me.ask('getClientReviewAssignment', { query: again });
    const load = { tenantId: me.tenantId, reviewId: come[0]?.reviewId ?? '', stepId: clientStepId };
    const { clientReview } = await me.ask('getClientReview', { query: load });
    kit.expectEqual('why, to who had handed in nothing', clientReview.rejectedReason, null);
    await me.ask('assignClientContacts', assign(one, null));
    await me.ask('promoteReview', { path: { reviewId: one }, query: { stepId: clientStepId } });
    await answerAll(me, one, lastStepId);
    const deliver = { path: { reviewId: one }, query: { deliverToAll: false } };
    await me.ask('deliverReview', deliver);
    await me.refused(400, 'assignClientContacts', assign(one, contact));
    await me.ask('assignClientContacts', assign(other, second));
  },
});
