import { scenario } from '../../../scenario/types.ts';
import { openLink } from '../../../support/reviews/clients.ts';

/** The most remarks on an answer. */
const limit = 50;

export default scenario({
  title: 'A client writes up to fifty remarks on an answer by the link, and can then change them',
  source: 'REVW-102, REVW-D15',
  async run(ctx) {
    const me = ctx.as('admin');
    const { clientAssignmentId, answerId } = await openLink(ctx, me);
    const remark = (id: string, comments: string) => ({
      body: { clientAssignmentId, id, comments, paCycleReviewAnswerId: answerId },
    });
    const ids = Array.from({ length: limit }, () => ctx.uuid());
    for (const id of ids) await me.request('saveClientComment', remark(id, 'On time.'));
    const another = remark(ctx.uuid(), 'One more.');
    await me.expectError(409, 'saveClientComment', another);
    const [first = ''] = ids;
    const { comment } = await me.request('saveClientComment', remark(first, 'Always.'));
    ctx.expectEqual('a change', [comment.id, comment.comments], [first, 'Always.']);
    await me.request('deleteClientComment', { path: { tenantId: me.tenantId, id: first } });
    await me.request('saveClientComment', another);
  },
});
