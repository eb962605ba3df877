import { scenario } from '../../scenario/types.ts';
import { answeredLink } from '../../support/reviews/clients.ts';
import { answers, review } from '../../support/reviews/world.ts';

export default scenario({
  title: 'A remark is changed by whoever has seen its newest version (409), a client’s too',
  source: 'the decisions on answers and failures',
  async run(kit) {
    const me = kit.as('admin');
    const made = await review(kit, me, ['PaAdmin', 'PaAdmin']);
    const [answer] = await answers(me, made.reviewId, made.stepId);
    const mine = { id: kit.uuid(), comments: 'First.', paCycleReviewAnswerId: answer?.id ?? '' };
    const { comment: first } = await me.ask('saveReviewComment', { body: mine });
    const second = { ...mine, comments: 'Second.', version: first.version };
    await me.ask('saveReviewComment', { body: second });
    await me.refused(409, 'saveReviewComment', { body: { ...second, comments: 'Third.' } });
    const [kept] = await answers(me, made.reviewId, made.stepId);
    const told = kept?.commentItems.map(({ comments }) => comments);
    kit.expectEqual('the remark', told, ['Second.']);

    const { clientAssignmentId, answerId } = await answeredLink(kit, me);
    const id = kit.uuid();
    const own = { clientAssignmentId, id, comments: 'First.', paCycleReviewAnswerId: answerId };
    const { comment } = await me.ask('saveClientComment', { body: own });
    const changed = { ...own, comments: 'Second.', version: comment.version };
    const after = await me.ask('saveClientComment', { body: changed });
    await me.refused(409, 'saveClientComment', { body: { ...changed, comments: 'Third.' } });
    const newest = { ...changed, version: after.comment.version };
    await me.ask('saveClientComment', { body: newest });
  },
});
