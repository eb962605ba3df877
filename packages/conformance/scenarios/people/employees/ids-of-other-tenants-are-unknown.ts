import { scenario } from '../../../scenario/types.ts';
import { invitation, joinedUser } from '../../../support/people.ts';

export default scenario({
  title: 'The id of a person of another tenant gets the same response as an unknown id',
  source: 'PEOPL-009, PEOPL-D11',
  async run(ctx) {
    const me = ctx.as('admin');
    // Someone new: an earlier run has used the ids of the people there.
    const there = ctx.as('otherTenant');
    const { actor: _actor, ...known } = await joinedUser(ctx, there);
    const foreign = known.id;
    const responses = await Promise.all(
      [foreign, ctx.uuid()].map(async (id) => {
        const { errorMessages } = await me.expectError(404, 'getSecurityUser', { path: { id } });
        const change = await me.expectError(404, 'updateSecurityUser', { body: { id } });
        const sent = invitation(ctx);
        const { securityUser } = await me.request('inviteSecurityUser', { body: { ...sent, id } });
        const { id: made, name, email, ...rest } = securityUser;
        ctx.expectEqual('who is invited', [name, email], [sent.email, sent.email]);
        return { errorMessages, code: change.code, isSent: made === id, rest };
      }),
    );
    ctx.expectEqual('what is answered of both', responses[0], responses[1]);
    const { securityUser: departed } = await there.request('getSecurityUser', {
      path: { id: foreign },
    });
    ctx.expectEqual('the person of the other tenant', departed, known);
  },
});
