import { scenario } from '../../../scenario/types.ts';
import { openLink } from '../../../support/reviews/clients.ts';
import { listAnswers, review, seen } from '../../../support/reviews/world.ts';

export default scenario({
  title: 'A blank optional answer, by staff or by a client, is no answer and starts no step',
  source: 'REVW-033, REVW-101, REVW-D16',
  async run(ctx) {
    const me = ctx.as('admin');
    const { reviewId, stepId } = await review(ctx, me);
    const [, optional] = await listAnswers(me, reviewId, stepId);
    const blank = { answerText: ' \u00A0 ' };
    const body = { id: optional?.id ?? '', ...blank };
    const { questionAndAnswerItem } = await me.request('saveReviewAnswer', { body });
    ctx.expectEqual('what is stored', questionAndAnswerItem.answerText, '');
    ctx.expectEqual('the status', (await seen(me, reviewId)).status, 'NotStarted');

    const link = await openLink(ctx, me);
    const { clientAssignmentId, clientReviewId, stepId: clientStepId } = link;
    const query = { tenantId: me.tenantId, reviewId: clientReviewId, stepId: clientStepId };
    const { clientReview } = await me.request('getClientReview', { query });
    const items = clientReview.reviewFormDetails.flatMap((form) => form.questionAndAnswerItems);
    const id = items.find(({ isRequired }) => !isRequired)?.id ?? '';
    const before = (await seen(me, link.reviewId)).status;
    const { questionAndAnswerItem: ofClient } = await me.request('saveClientAnswer', {
      body: { clientAssignmentId, id, ...blank },
    });
    ctx.expectEqual('what is stored of the client', ofClient.answerText, '');
    ctx.expectEqual('the status then', (await seen(me, link.reviewId)).status, before);
    const answered = { clientAssignmentId, id, answerText: 'More.' };
    await me.request('saveClientAnswer', { body: answered });
    ctx.expectEqual('the status at last', (await seen(me, link.reviewId)).status, 'Answered');
  },
});
