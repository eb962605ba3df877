import { scenario } from '../../scenario/types.ts';
import { invitation, userOf } from '../../support/people.ts';
import { settingsFields } from '../../support/organization.ts';

export default scenario({
  title:
    'The organization’s name is what the tenant is called; its time zone and date format are a new user’s',
  source: 'ADMIN-017, and the decisions on screens',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const save = 'saveOrganizationSettings';
    const { version: _version, ...before } = await settingsFields(kit, me);
    const nameOf = async () =>
      (await me.ask('getUserTenants')).tenants.find(({ id }) => id === me.tenantId)?.name;
    const changes = {
      name: ` ${kit.name('Organisation')} `,
      address: ' Elm Street 1 ',
      timeZone: 'Asia/Kolkata',
      dateFormat: 'MM/DD/YYYY',
    } as const;
    const body = invitation(kit);
    let id = '';
    try {
      const { organizationSettings } = await me.ask(save, { body: { ...before, ...changes } });
      const name = changes.name.trim();
      kit.expectEqual(
        'the texts',
        [organizationSettings.name, organizationSettings.address],
        [name, 'Elm Street 1'],
      );
      kit.expectEqual('what the tenant is called', await nameOf(), name);
      ({ id } = (await me.ask('inviteSecurityUser', { body })).securityUser);
    } finally {
      await me.call(save, { body: before });
    }
    kit.expectEqual('what it is called at last', await nameOf(), before.name);
    const user = await userOf(me, id);
    kit.expectEqual(
      'the new user’s',
      [user.timeZone, user.dateFormat],
      ['Asia/Kolkata', 'MM/DD/YYYY'],
    );
    for (const timeZone of ['europe/berlin', '+01:00']) {
      const { fieldErrors } = await me.refused(400, save, { body: { ...before, timeZone } });
      kit.expectThat(`${timeZone} is no time zone`, fieldErrors?.['timeZone'] !== undefined);
    }
  },
});
