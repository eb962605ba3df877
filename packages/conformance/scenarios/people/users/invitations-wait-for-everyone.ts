import { scenario } from '../../../scenario/types.ts';
import { getUser, invitation } from '../../../support/people.ts';

export default scenario({
  title:
    'A new person enters only after accepting an invitation, which can be renewed and withdrawn',
  source: 'PEOPL-011, PEOPL-017',
  async run(ctx) {
    const me = ctx.as('admin');
    const { tenantId } = me;
    const sent = invitation(ctx);
    const { securityUser } = await me.request('inviteSecurityUser', { body: sent });
    const path = { id: securityUser.id };
    ctx.expectEqual('their name', securityUser.name, sent.email);
    const { userDetails } = await me.request('getUserDetails', { path });
    const days = (Date.parse(userDetails.invitedUntil ?? '') - Date.now()) / 86_400_000;
    ctx.expectThat('the invitation is valid for 14 days', days > 13.9 && days < 14.1);
    const actor = await ctx.newcomer(sent.email);
    await actor.expectError(404, 'getProfile', { path: { tenantId } });
    await me.request('withdrawInvitation', { path });
    await actor.expectError(404, 'answerInvitation', { body: { tenantId, isAccepted: true } });
    await me.expectError(404, 'getSecurityUser', { path });
    const again = { ...invitation(ctx), email: sent.email };
    const { securityUser: renewed } = await me.request('inviteSecurityUser', { body: again });
    await actor.request('answerInvitation', { body: { tenantId, isAccepted: false } });
    const { userDetails: declined } = await me.request('getUserDetails', {
      path: { id: renewed.id },
    });
    ctx.expectEqual('who has declined', declined.status, 'declined');
    await me.request('resendInvitation', { path: { id: renewed.id } });
    await actor.request('answerInvitation', { body: { tenantId, isAccepted: true } });
    const { securityUsers } = await me.request('getSecurityUsers');
    const id = securityUsers.find((each) => each.email === sent.email)?.id ?? '';
    ctx.expectEqual('who has accepted', (await getUser(me, id)).name, sent.name);
    await me.expectError(409, 'resendInvitation', { path: { id } });
    await me.expectError(409, 'withdrawInvitation', { path: { id } });
  },
});
