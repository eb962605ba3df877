import { scenario } from '../../../scenario/types.ts';
import { createLinkWithAnswer } from '../../../support/reviews/clients.ts';
import { listAnswers, review } from '../../../support/reviews/world.ts';

export default scenario({
  title: 'Only a change based on the newest version changes a remark (409), also one of a client',
  source: 'REVW-D11',
  async run(ctx) {
    const me = ctx.as('admin');
    const made = await review(ctx, me, ['PaAdmin', 'PaAdmin']);
    const [answer] = await listAnswers(me, made.reviewId, made.stepId);
    const mine = { id: ctx.uuid(), comments: 'First.', paCycleReviewAnswerId: answer?.id ?? '' };
    const { comment: first } = await me.request('saveReviewComment', { body: mine });
    const second = { ...mine, comments: 'Second.', version: first.version };
    await me.request('saveReviewComment', { body: second });
    await me.expectError(409, 'saveReviewComment', { body: { ...second, comments: 'Third.' } });
    const [stored] = await listAnswers(me, made.reviewId, made.stepId);
    const actual = stored?.commentItems.map(({ comments }) => comments);
    ctx.expectEqual('the remark', actual, ['Second.']);

    const { clientAssignmentId, answerId } = await createLinkWithAnswer(ctx, me);
    const id = ctx.uuid();
    const own = { clientAssignmentId, id, comments: 'First.', paCycleReviewAnswerId: answerId };
    const { comment } = await me.request('saveClientComment', { body: own });
    const changed = { ...own, comments: 'Second.', version: comment.version };
    const after = await me.request('saveClientComment', { body: changed });
    await me.expectError(409, 'saveClientComment', { body: { ...changed, comments: 'Third.' } });
    const newest = { ...changed, version: after.comment.version };
    await me.request('saveClientComment', { body: newest });
  },
});
