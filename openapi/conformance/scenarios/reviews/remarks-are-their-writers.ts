import { scenario } from '../../scenario/types.ts';
import { answeredLink } from '../../support/reviews/clients.ts';
import { answers, passOn, review } from '../../support/reviews/world.ts';

export default scenario({
  title: 'A client reads and changes the own remarks alone, and staff read them beside their own',
  source: 'REVW-021, REVW-056, and the decisions on reviews',
  async run(kit) {
    const me = kit.as('admin');
    const link = await answeredLink(kit, me);
    const { clientAssignmentId, clientReviewId, stepId, answerId, reviewId } = link;
    const remark = { id: kit.uuid(), comments: '  A client’s.  ', paCycleReviewAnswerId: answerId };
    const own = { ...remark, clientAssignmentId };
    const { comment } = await me.ask('saveClientComment', { body: own });
    kit.expectEqual('as it is kept', [comment.id, comment.comments], [remark.id, 'A client’s.']);
    await me.ask('saveClientComment', { body: { ...own, comments: 'Changed.' } });
    await me.refused(400, 'saveClientComment', { body: { ...own, comments: '  ' } });
    const strange = { ...own, id: kit.uuid(), paCycleReviewAnswerId: kit.uuid() };
    await me.refused(400, 'saveClientComment', { body: strange });
    const toldToClient = async () => {
      const query = { tenantId: me.tenantId, reviewId: clientReviewId, stepId };
      const { clientReview } = await me.ask('getClientReview', { query });
      const [form] = clientReview.reviewFormDetails;
      const item = form?.questionAndAnswerItems.find(({ id }) => id === answerId);
      const told = item?.clientCommentItems.map((each) => [
        each.id,
        each.comments,
        each.isEditable,
      ]);
      return {
        told,
        ofStaff: item?.commentItems,
        isEditable: [form?.isEditable, item?.isEditable],
      };
    };
    const one = [[remark.id, 'Changed.', true]];
    const seen = { told: one, ofStaff: [], isEditable: [true, true] };
    kit.expectEqual('what the client reads', await toldToClient(), seen);
    const other = await me.refused(404, 'saveClientAnswer', {
      body: { clientAssignmentId, id: kit.uuid(), answerText: 'Else' },
    });
    kit.expectThat('it says so', other.errorMessages.length > 0);
    const { clientContactId } = link;
    const path = { reviewId: clientReviewId };
    const { clientReview: submitted } = await me.ask('promoteClientReview', {
      path,
      query: { clientContactId },
    });
    const [ofClient] = submitted.reviewFormDetails;
    const shownToClient = ofClient?.questionAndAnswerItems.find(({ id }) => id === answerId);
    kit.expectEqual(
      'once it is submitted',
      shownToClient?.clientCommentItems.map((each) => [each.id, each.comments, each.isEditable]),
      [[remark.id, 'Changed.', false]],
    );
    const [item] = await answers(me, reviewId, link.clientStepId);
    const staff = item?.clientCommentItems.map((each) => [each.comments, each.isEditable]);
    kit.expectEqual('what staff read', staff, [['Changed.', false]]);
    const staffId = item?.clientCommentItems[0]?.id ?? '';
    kit.expectThat('they know it by another id', staffId !== remark.id);
    const ofStaff = {
      id: kit.uuid(),
      comments: 'Too kind.',
      paCycleReviewAnswerId: item?.id ?? '',
    };
    await me.ask('saveReviewComment', { body: ofStaff });
    await me.refused(403, 'deleteReviewComment', { path: { commentId: staffId } });
    await me.refused(404, 'saveClientComment', { body: own });
    await me.refused(404, 'deleteClientComment', {
      path: { tenantId: me.tenantId, id: remark.id },
    });

    const made = await review(kit, me, ['PaAdmin', 'PaAdmin']);
    const [answer] = await answers(me, made.reviewId, made.stepId);
    const mine = { id: kit.uuid(), comments: 'Mine.', paCycleReviewAnswerId: answer?.id ?? '' };
    await me.ask('saveReviewComment', { body: mine });
    await me.refused(400, 'saveReviewComment', { body: { ...mine, comments: ' ' } });
    const elsewhere = { ...mine, paCycleReviewAnswerId: item?.id ?? '' };
    const taken = await me.call('saveReviewComment', { body: elsewhere });
    kit.expectThat('an id is of one remark', [403, 409].includes(taken.status));
    const unknown = { ...mine, id: kit.uuid(), paCycleReviewAnswerId: kit.uuid() };
    const refused = await me.refused(400, 'saveReviewComment', { body: unknown });
    const at = Object.keys(refused.fieldErrors ?? {});
    kit.expectEqual('the field', at, ['paCycleReviewAnswerId']);
    await passOn(me, made.reviewId, made.stepId);
    await me.ask('saveReviewComment', { body: { ...mine, comments: 'Still mine.' } });
    const shown = async () => {
      const [found] = await answers(me, made.reviewId, made.stepId);
      return found?.commentItems.map(({ comments, isEditable }) => [comments, isEditable]);
    };
    kit.expectEqual('at the next step', await shown(), [['Still mine.', true]]);
  },
});
