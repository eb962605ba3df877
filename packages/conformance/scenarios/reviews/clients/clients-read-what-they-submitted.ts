import { scenario } from '../../../scenario/types.ts';
import { readStreams } from '../../../support/pdf-text.ts';
import { createLinkWithAnswer } from '../../../support/reviews/clients.ts';
import { submitRequiredAnswers } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'A client reads what they submitted by the same link for thirty days, as a PDF too, and changes nothing',
  source: 'REVW-061, REVW-105, REVW-D13',
  async run(ctx) {
    const me = ctx.as('admin');
    const link = await createLinkWithAnswer(ctx, me);
    const { clientAssignmentId, clientContactId, clientReviewId, stepId, answerId } = link;
    const path = { reviewId: clientReviewId };
    const promote = { path, query: { clientContactId } };
    const { clientReview: promoted } = await me.request('promoteClientReview', promote);
    ctx.expectEqual('what the response offers', promoted.isReviewDownloadable, true);
    const opened = { query: { tenantId: me.tenantId, clientAssignmentId } };
    const load = { query: { tenantId: me.tenantId, reviewId: clientReviewId, stepId } };
    const readAll = async () => {
      const { reviews, linkExpiresOn } = await me.request('getClientReviewAssignment', opened);
      const { clientReview } = await me.request('getClientReview', load);
      const { bytes } = (
        await me.call('getClientReviewPdf', { path: { id: clientReviewId } })
      ).expectStatus(200);
      ctx.expectThat('the PDF has the answer', readStreams(bytes).includes('Very good.'));
      const days = (Date.parse(linkExpiresOn) - Date.now()) / 86_400_000;
      ctx.expectThat('the link lasts thirty days', days > 29.9 && days < 30.1);
      return { reviews, clientReview };
    };
    const { reviews, clientReview } = await readAll();
    ctx.expectEqual(
      'the review of the link',
      reviews.map((each) => [each.reviewId, each.isPromoted]),
      [[clientReviewId, true]],
    );
    ctx.expectEqual('what it contains', clientReview, promoted);
    const [form] = clientReview.reviewFormDetails;
    ctx.expectEqual(
      'what may be changed',
      [clientReview.isReviewReadOnly, clientReview.isReviewPromotable, form?.isEditable],
      [true, false, false],
    );
    const remark = { id: ctx.uuid(), comments: 'Late.', paCycleReviewAnswerId: answerId };
    await me.expectError(400, 'saveClientComment', { body: { clientAssignmentId, ...remark } });
    const late = { clientAssignmentId, id: answerId, answerText: 'Else' };
    await me.expectError(400, 'saveClientAnswer', { body: late });
    await me.expectError(400, 'promoteClientReview', promote);
    // Later actions of staff do not show.
    await submitRequiredAnswers(me, link.reviewId, link.lastStepId);
    const deliver = { path: { reviewId: link.reviewId }, query: { deliverToAll: true } };
    await me.request('deliverReview', deliver);
    ctx.expectEqual('once it is delivered', (await readAll()).clientReview, promoted);
  },
});
