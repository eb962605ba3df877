import { scenario } from '../../../scenario/types.ts';
import { invitation, getUser } from '../../../support/people.ts';
import { accept, stranger } from '../../../support/registration.ts';

export default scenario({
  title:
    'A person of another tenant is shown only by the invited e-mail address, and can enter after accepting the invitation',
  source: 'PEOPL-011, PEOPL-009, PEOPL-D07',
  async run(ctx) {
    const me = ctx.as('admin');
    const { tenantId } = me;
    const known = await stranger(ctx);
    const { actor, email } = known;
    const sent = { ...invitation(ctx), email };
    const { securityUser } = await me.request('inviteSecurityUser', { body: sent });
    const { id } = securityUser;
    ctx.expectEqual('their name', securityUser.name, email);
    ctx.expectEqual('whether they have access', securityUser.isActive, false);
    const { securityUsers } = await me.request('getSecurityUsers');
    const listed = securityUsers.filter((each) => each.email === email);
    ctx.expectEqual('who is listed', listed, [securityUser]);
    const shown = JSON.stringify(listed);
    for (const secret of [known.name, known.id]) {
      ctx.expectThat(`${secret} is not shown`, !shown.includes(`"${secret}"`));
    }
    await actor.expectError(404, 'getProfile', { path: { tenantId } });
    await me.expectError(409, 'inviteSecurityUser', { body: { ...invitation(ctx), email } });
    const mine = async () =>
      (await actor.request('getUserTenants')).tenants.find((each) => each.id === tenantId);
    ctx.expectEqual('the tenant that is offered', (await mine())?.isInvited, true);

    const respond = (isAccepted: boolean) => ({ body: { tenantId, isAccepted } });
    const other = await stranger(ctx);
    await other.actor.expectError(404, 'answerInvitation', respond(true));
    await actor.request('answerInvitation', respond(false));
    ctx.expectEqual('the tenant that they declined', await mine(), undefined);
    await actor.expectError(404, 'answerInvitation', respond(true));
    const offer = (isActive: boolean) =>
      me.request('updateSecurityUser', { body: { id, isActive } });
    await offer(true);
    ctx.expectEqual('the tenant that is offered again', (await mine())?.isInvited, true);
    await offer(false);
    await actor.expectError(404, 'answerInvitation', respond(true));
    const again = await offer(true);
    ctx.expectEqual('whether they may enter yet', again.securityUser.isActive, false);

    const there = await accept(actor, tenantId);
    const { profile } = await there.request('getProfile');
    const joined = await getUser(me, profile.id);
    ctx.expectEqual('who has joined', [joined.name, joined.isActive], [known.name, true]);
    ctx.expectEqual('whether they are invited', (await mine())?.isInvited ?? false, false);
    if (profile.id !== id) await me.expectError(404, 'getSecurityUser', { path: { id } });
  },
});
