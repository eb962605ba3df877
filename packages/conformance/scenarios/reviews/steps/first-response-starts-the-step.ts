import { scenario } from '../../../scenario/types.ts';
import { listAnswers, review, seen } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'The first answer starts a step; a required answer cannot be empty; remarks belong to their author',
  source: 'REVW-033, REVW-020, REVW-040',
  isExclusive: true,
  async run(ctx) {
    const [me, reviewee] = [ctx.as('admin'), ctx.as('member')];
    const { reviewId, stepId, nextStepId } = await review(ctx, me);
    const [item, optional] = await listAnswers(me, reviewId, stepId);
    const id = item?.id ?? '';
    const blank = await me.expectError(400, 'saveReviewAnswer', { body: { id, answerText: '  ' } });
    ctx.expectEqual('its position', blank.fieldErrors, {
      answerText: ['An answer is required'],
    });
    ctx.expectEqual('the status', (await seen(me, reviewId)).status, 'NotStarted');
    await me.request('saveReviewAnswer', { body: { id, answerText: '  Good.  ' } });
    ctx.expectEqual('the status', (await seen(me, reviewId)).status, 'Answered');
    const [saved] = await listAnswers(me, reviewId, stepId);
    ctx.expectEqual('the text', saved?.answerText, 'Good.');
    const more = optional?.id ?? '';
    await me.request('saveReviewAnswer', { body: { id: more, answerText: 'More.' } });
    await me.request('saveReviewAnswer', { body: { id: more, answerText: ' ' } });
    const texts = (await listAnswers(me, reviewId, stepId)).map((each) => each.answerText);
    ctx.expectEqual('what may be left empty is', texts, ['Good.', '']);
    const stranger = await reviewee.call('saveReviewAnswer', { body: { id, answerText: 'Else' } });
    ctx.expectThat('others do not answer', [403, 404].includes(stranger.status));
    const remark = { id: ctx.uuid(), comments: 'I see.', paCycleReviewAnswerId: id };
    await me.request('saveReviewComment', { body: remark });
    await me.request('saveReviewComment', { body: { ...remark, comments: 'I see now.' } });
    const remarks = async () => {
      const [found] = await listAnswers(me, reviewId, stepId);
      return found?.commentItems.map(({ comments, isEditable }) => [comments, isEditable]);
    };
    ctx.expectEqual('the remark', await remarks(), [['I see now.', true]]);
    const theirs = await reviewee.call('deleteReviewComment', { path: { commentId: remark.id } });
    ctx.expectThat('others do not delete it', [403, 404].includes(theirs.status));
    await me.request('deleteReviewComment', { path: { commentId: remark.id } });
    ctx.expectEqual('the remarks', await remarks(), []);
    await me.expectError(404, 'deleteReviewComment', { path: { commentId: remark.id } });
    const [later] = await listAnswers(me, reviewId, nextStepId);
    if (later) {
      const early = { id: later.id, answerText: 'Early' };
      const response = await me.call('saveReviewAnswer', { body: early });
      ctx.expectThat('a later step does not answer yet', response.status >= 400);
    }
    await me.request('promoteReview', { path: { reviewId }, query: { stepId } });
    const late = await me.call('saveReviewAnswer', { body: { id, answerText: 'Late' } });
    ctx.expectThat('a step that is passed takes no answer', late.status >= 400);
    const [again] = await listAnswers(me, reviewId, stepId);
    ctx.expectEqual('its answer stays', again?.answerText, 'Good.');
  },
});
