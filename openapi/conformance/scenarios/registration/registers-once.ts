import { scenario } from '../../scenario/types.ts';
import { registrationFields } from '../../support/registration.ts';

export default scenario({
  title: 'What is registered already is refused at its field, and registers nothing',
  source: 'REG-007, REG-018',
  async run(kit) {
    const me = kit.as('admin');
    const register = async (body: ReturnType<typeof registrationFields>) =>
      (await me.ask('registerOrganization', { body })).warningMessages;
    const first = registrationFields(kit);
    kit.expectEqual('the warnings', await register(first), []);
    await me.refused(409, 'registerOrganization', { body: first });
    const refusedFields = async (known: ReturnType<typeof registrationFields>) => {
      const { fieldErrors } = await me.refused(409, 'registerOrganization', { body: known });
      return Object.keys(fieldErrors ?? {}).toSorted();
    };
    const sameName = { ...registrationFields(kit), organization: first.organization.toUpperCase() };
    kit.expectEqual('the name', await refusedFields(sameName), ['organization']);
    const samePerson = { ...registrationFields(kit), email: first.email };
    kit.expectEqual('the e-mail address', await refusedFields(samePerson), ['email']);
    const both = { ...registrationFields(kit), ...first, id: kit.uuid() };
    kit.expectEqual('both', await refusedFields(both), ['email', 'organization']);
    const [tenant] = (await me.ask('getUserTenants')).tenants;
    const ofTenant = { ...registrationFields(kit), organization: tenant?.name ?? '' };
    kit.expectEqual('that of a tenant', await refusedFields(ofTenant), ['organization']);
    // Names that differ by a sign alone are two organizations.
    const { organization } = registrationFields(kit);
    for (const sign of ['', '!', '?']) {
      const alike = { ...registrationFields(kit), organization: `${organization}${sign}` };
      kit.expectEqual(`the warnings of ${alike.organization}`, await register(alike), []);
    }
    // Nothing was kept of what was warned of.
    const again = { ...registrationFields(kit), organization: samePerson.organization };
    kit.expectEqual('the warnings of a name that is free', await register(again), []);
  },
});
