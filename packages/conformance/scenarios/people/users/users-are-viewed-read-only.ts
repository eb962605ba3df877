import { scenario } from '../../../scenario/types.ts';
import { joinedUser, role, user } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';

export default scenario({
  title: 'An administrator views the tenant as another user, and saves nothing in it',
  source: 'PEOPL-017, PRIV-001',
  async run(ctx) {
    const admin = ctx.as('admin');
    const me = await admin.onOtherDevice();
    const own = await fetchProfile(me);
    // With the rights for both calls that the view rejects.
    const rights = ['tags.basic', 'users.basic', 'roleManager.basic'] as const;
    const roleIds = [(await role(ctx, admin, [...rights])).id];
    const viewed = await joinedUser(ctx, admin, { roleIds });
    const begin = (userId: string) => ({ body: { userId } });
    await me.expectError(403, 'beginViewAs', begin(own.id));
    await me.expectError(409, 'beginViewAs', begin((await user(ctx, admin)).id));
    const { viewAs } = await me.request('beginViewAs', begin(viewed.id));
    const shown = await fetchProfile(me);
    ctx.expectEqual('the viewed user', shown.id, viewed.id);
    ctx.expectEqual('the view in the profile', shown.viewAs, viewAs);
    ctx.expectThat(
      'only rights that both people have are shown',
      shown.userRights.every((right) => own.userRights.includes(right)),
    );
    ctx.expectEqual('the other session of the viewer', (await fetchProfile(admin)).id, own.id);
    await me.expectError(403, 'createTag', { body: { id: ctx.uuid(), name: ctx.name('Tag') } });
    await me.expectError(403, 'beginViewAs', begin(own.id));
    const minutes = (Date.parse(viewAs.endsAt) - Date.parse(ctx.minutesFromNow(0))) / 60_000;
    ctx.expectThat('the view ends within 30 minutes', minutes > 20 && minutes < 40);
    await me.request('endViewAs');
    ctx.expectEqual('the person after the view', (await fetchProfile(me)).id, own.id);
    const columnFilters = [{ name: 'recordId', value: viewed.id }];
    const body = { page: 1, pageSize: 50 as const, sort: null, columnFilters };
    const { auditEntries } = await admin.request('searchAuditLog', { body });
    const views = auditEntries.filter(({ kind }) => kind === 'viewAs');
    ctx.expectEqual(
      'the log of the view',
      views.map(({ actor, record, verb }) => [actor, record, verb]),
      ['end', 'begin'].map((verb) => [own.name, viewAs.userName, verb]),
    );
    // Others verify who may change roles.
    await admin.request('updateSecurityUser', { body: { id: viewed.id, roleIds: [] } });
  },
});
