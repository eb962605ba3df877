import { scenario } from '../../scenario/types.ts';
import { invitation, getUser } from '../../support/people.ts';
import { settingsFields } from '../../support/organization.ts';

export default scenario({
  title:
    'The organization’s name is the name of the tenant; its time zone and date format are the defaults of a new user',
  source: 'ADMIN-017, API-D06',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const save = 'saveOrganizationSettings';
    const { version: _version, ...before } = await settingsFields(ctx, me);
    const getName = async () =>
      (await me.request('getUserTenants')).tenants.find(({ id }) => id === me.tenantId)?.name;
    const changes = {
      name: ` ${ctx.name('Organisation')} `,
      address: ' Elm Street 1 ',
      timeZone: 'Asia/Kolkata',
      dateFormat: 'MM/DD/YYYY',
    } as const;
    const body = invitation(ctx);
    let id = '';
    try {
      const { organizationSettings } = await me.request(save, { body: { ...before, ...changes } });
      const name = changes.name.trim();
      ctx.expectEqual(
        'the texts',
        [organizationSettings.name, organizationSettings.address],
        [name, 'Elm Street 1'],
      );
      ctx.expectEqual('what the tenant is called', await getName(), name);
      ({ id } = (await me.request('inviteSecurityUser', { body })).securityUser);
    } finally {
      await me.call(save, { body: before });
    }
    ctx.expectEqual('what it is called at last', await getName(), before.name);
    const user = await getUser(me, id);
    ctx.expectEqual(
      'the new user’s',
      [user.timeZone, user.dateFormat],
      ['Asia/Kolkata', 'MM/DD/YYYY'],
    );
    for (const timeZone of ['europe/berlin', '+01:00']) {
      const { fieldErrors } = await me.expectError(400, save, { body: { ...before, timeZone } });
      ctx.expectThat(`${timeZone} is no time zone`, fieldErrors?.['timeZone'] !== undefined);
    }
  },
});
