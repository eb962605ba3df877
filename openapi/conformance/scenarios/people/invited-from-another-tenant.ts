import { scenario } from '../../scenario/types.ts';
import { invitation, userOf } from '../../support/people.ts';
import { accept, stranger } from '../../support/registration.ts';

export default scenario({
  title:
    'A person of another tenant is shown by the invited address alone, and enters once they have accepted',
  source: 'PEOPL-011, PEOPL-009, and the decisions on people',
  async run(kit) {
    const me = kit.as('admin');
    const { tenantId } = me;
    const known = await stranger(kit);
    const { actor, email } = known;
    const sent = { ...invitation(kit), email };
    const { securityUser } = await me.ask('inviteSecurityUser', { body: sent });
    const { id } = securityUser;
    kit.expectEqual('their name', securityUser.name, email);
    kit.expectEqual('whether they may enter', securityUser.isActive, false);
    const { securityUsers } = await me.ask('getSecurityUsers');
    const listed = securityUsers.filter((each) => each.email === email);
    kit.expectEqual('who is listed', listed, [securityUser]);
    const shown = JSON.stringify(listed);
    for (const secret of [known.name, known.id]) {
      kit.expectThat(`${secret} is not shown`, !shown.includes(`"${secret}"`));
    }
    await actor.refused(404, 'getProfile', { path: { tenantId } });
    await me.refused(409, 'inviteSecurityUser', { body: { ...invitation(kit), email } });
    const mine = async () =>
      (await actor.ask('getUserTenants')).tenants.find((each) => each.id === tenantId);
    kit.expectEqual('the tenant that is offered', (await mine())?.isInvited, true);

    const answer = (isAccepted: boolean) => ({ body: { tenantId, isAccepted } });
    const other = await stranger(kit);
    await other.actor.refused(404, 'answerInvitation', answer(true));
    await actor.ask('answerInvitation', answer(false));
    kit.expectEqual('the tenant that they declined', await mine(), undefined);
    await actor.refused(404, 'answerInvitation', answer(true));
    const offer = (isActive: boolean) => me.ask('updateSecurityUser', { body: { id, isActive } });
    await offer(true);
    kit.expectEqual('the tenant that is offered again', (await mine())?.isInvited, true);
    await offer(false);
    await actor.refused(404, 'answerInvitation', answer(true));
    const again = await offer(true);
    kit.expectEqual('whether they may enter yet', again.securityUser.isActive, false);

    const there = await accept(actor, tenantId);
    const { profile } = await there.ask('getProfile');
    const joined = await userOf(me, profile.id);
    kit.expectEqual('who has joined', [joined.name, joined.isActive], [known.name, true]);
    kit.expectEqual('whether they are invited', (await mine())?.isInvited ?? false, false);
    if (profile.id !== id) await me.refused(404, 'getSecurityUser', { path: { id } });
  },
});
