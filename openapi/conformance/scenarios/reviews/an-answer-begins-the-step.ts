import { scenario } from '../../scenario/types.ts';
import { answers, review, seen } from '../../support/reviews/world.ts';

export default scenario({
  title:
    'The first answer begins a step; a required one is not left empty; remarks are the writer’s',
  source: 'REVW-033, REVW-020, REVW-040',
  isAlone: true,
  async run(kit) {
    const [me, reviewee] = [kit.as('admin'), kit.as('member')];
    const { reviewId, stepId, nextStepId } = await review(kit, me);
    const [item, optional] = await answers(me, reviewId, stepId);
    const id = item?.id ?? '';
    const blank = await me.refused(400, 'saveReviewAnswer', { body: { id, answerText: '  ' } });
    kit.expectEqual('where it stands', blank.fieldErrors, {
      answerText: ['An answer is required'],
    });
    kit.expectEqual('the status', (await seen(me, reviewId)).status, 'NotStarted');
    await me.ask('saveReviewAnswer', { body: { id, answerText: '  Good.  ' } });
    kit.expectEqual('the status', (await seen(me, reviewId)).status, 'Answered');
    const [saved] = await answers(me, reviewId, stepId);
    kit.expectEqual('the text', saved?.answerText, 'Good.');
    const more = optional?.id ?? '';
    await me.ask('saveReviewAnswer', { body: { id: more, answerText: 'More.' } });
    await me.ask('saveReviewAnswer', { body: { id: more, answerText: ' ' } });
    const texts = (await answers(me, reviewId, stepId)).map((each) => each.answerText);
    kit.expectEqual('what may be left empty is', texts, ['Good.', '']);
    const stranger = await reviewee.call('saveReviewAnswer', { body: { id, answerText: 'Else' } });
    kit.expectThat('others do not answer', [403, 404].includes(stranger.status));
    const remark = { id: kit.uuid(), comments: 'I see.', paCycleReviewAnswerId: id };
    await me.ask('saveReviewComment', { body: remark });
    await me.ask('saveReviewComment', { body: { ...remark, comments: 'I see now.' } });
    const remarks = async () => {
      const [found] = await answers(me, reviewId, stepId);
      return found?.commentItems.map(({ comments, isEditable }) => [comments, isEditable]);
    };
    kit.expectEqual('the remark', await remarks(), [['I see now.', true]]);
    const theirs = await reviewee.call('deleteReviewComment', { path: { commentId: remark.id } });
    kit.expectThat('others do not delete it', [403, 404].includes(theirs.status));
    await me.ask('deleteReviewComment', { path: { commentId: remark.id } });
    kit.expectEqual('the remarks', await remarks(), []);
    await me.refused(404, 'deleteReviewComment', { path: { commentId: remark.id } });
    const [later] = await answers(me, reviewId, nextStepId);
    if (later) {
      const early = { id: later.id, answerText: 'Early' };
      const answer = await me.call('saveReviewAnswer', { body: early });
      kit.expectThat('a later step does not answer yet', answer.status >= 400);
    }
    await me.ask('promoteReview', { path: { reviewId }, query: { stepId } });
    const late = await me.call('saveReviewAnswer', { body: { id, answerText: 'Late' } });
    kit.expectThat('a step that is passed takes no answer', late.status >= 400);
    const [again] = await answers(me, reviewId, stepId);
    kit.expectEqual('its answer stays', again?.answerText, 'Good.');
  },
});
