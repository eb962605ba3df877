import { scenario } from '../../../scenario/types.ts';
import { createLinkWithAnswer } from '../../../support/reviews/clients.ts';
import { listAnswers, passOn, review } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'A client reads and changes only their own remarks, and staff read them together with theirs',
  source: 'REVW-021, REVW-056, REVW-D11',
  async run(ctx) {
    const me = ctx.as('admin');
    const link = await createLinkWithAnswer(ctx, me);
    const { clientAssignmentId, clientReviewId, stepId, answerId, reviewId } = link;
    const remark = { id: ctx.uuid(), comments: '  A client’s.  ', paCycleReviewAnswerId: answerId };
    const own = { ...remark, clientAssignmentId };
    const { comment } = await me.request('saveClientComment', { body: own });
    ctx.expectEqual('as it is stored', [comment.id, comment.comments], [remark.id, 'A client’s.']);
    await me.request('saveClientComment', { body: { ...own, comments: 'Changed.' } });
    await me.expectError(400, 'saveClientComment', { body: { ...own, comments: '  ' } });
    const strange = { ...own, id: ctx.uuid(), paCycleReviewAnswerId: ctx.uuid() };
    await me.expectError(400, 'saveClientComment', { body: strange });
    const readAsClient = async () => {
      const query = { tenantId: me.tenantId, reviewId: clientReviewId, stepId };
      const { clientReview } = await me.request('getClientReview', { query });
      const [form] = clientReview.reviewFormDetails;
      const item = form?.questionAndAnswerItems.find(({ id }) => id === answerId);
      const actual = item?.clientCommentItems.map((each) => [
        each.id,
        each.comments,
        each.isEditable,
      ]);
      return {
        actual,
        ofStaff: item?.commentItems,
        isEditable: [form?.isEditable, item?.isEditable],
      };
    };
    const one = [[remark.id, 'Changed.', true]];
    const seen = { actual: one, ofStaff: [], isEditable: [true, true] };
    ctx.expectEqual('what the client reads', await readAsClient(), seen);
    const other = await me.expectError(404, 'saveClientAnswer', {
      body: { clientAssignmentId, id: ctx.uuid(), answerText: 'Else' },
    });
    ctx.expectThat('the response reports it', other.errorMessages.length > 0);
    const { clientContactId } = link;
    const path = { reviewId: clientReviewId };
    const { clientReview: submitted } = await me.request('promoteClientReview', {
      path,
      query: { clientContactId },
    });
    const [ofClient] = submitted.reviewFormDetails;
    const shownToClient = ofClient?.questionAndAnswerItems.find(({ id }) => id === answerId);
    ctx.expectEqual(
      'once it is submitted',
      shownToClient?.clientCommentItems.map((each) => [each.id, each.comments, each.isEditable]),
      [[remark.id, 'Changed.', false]],
    );
    const [item] = await listAnswers(me, reviewId, link.clientStepId);
    const staff = item?.clientCommentItems.map((each) => [each.comments, each.isEditable]);
    ctx.expectEqual('what staff read', staff, [['Changed.', false]]);
    const staffId = item?.clientCommentItems[0]?.id ?? '';
    ctx.expectThat('they know it by another id', staffId !== remark.id);
    const ofStaff = {
      id: ctx.uuid(),
      comments: 'Too kind.',
      paCycleReviewAnswerId: item?.id ?? '',
    };
    await me.request('saveReviewComment', { body: ofStaff });
    await me.expectError(403, 'deleteReviewComment', { path: { commentId: staffId } });
    await me.expectError(400, 'saveClientComment', { body: own });
    await me.expectError(400, 'deleteClientComment', {
      path: { tenantId: me.tenantId, id: remark.id },
    });

    const made = await review(ctx, me, ['PaAdmin', 'PaAdmin']);
    const [answer] = await listAnswers(me, made.reviewId, made.stepId);
    const mine = { id: ctx.uuid(), comments: 'Mine.', paCycleReviewAnswerId: answer?.id ?? '' };
    await me.request('saveReviewComment', { body: mine });
    await me.expectError(400, 'saveReviewComment', { body: { ...mine, comments: ' ' } });
    const otherAnswers = { ...mine, paCycleReviewAnswerId: item?.id ?? '' };
    const taken = await me.call('saveReviewComment', { body: otherAnswers });
    ctx.expectThat('an id is of one remark', [403, 409].includes(taken.status));
    const unknown = { ...mine, id: ctx.uuid(), paCycleReviewAnswerId: ctx.uuid() };
    const rejected = await me.expectError(400, 'saveReviewComment', { body: unknown });
    const at = Object.keys(rejected.fieldErrors ?? {});
    ctx.expectEqual('the field', at, ['paCycleReviewAnswerId']);
    await passOn(me, made.reviewId, made.stepId);
    await me.request('saveReviewComment', { body: { ...mine, comments: 'Still mine.' } });
    const shown = async () => {
      const [found] = await listAnswers(me, made.reviewId, made.stepId);
      return found?.commentItems.map(({ comments, isEditable }) => [comments, isEditable]);
    };
    ctx.expectEqual('at the next step', await shown(), [['Still mine.', true]]);
  },
});
