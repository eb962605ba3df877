import { scenario } from '../../scenario/types.ts';
import { registrationFields } from '../../support/registration.ts';

export default scenario({
  title:
    'A registered organization or e-mail address is rejected with an error at its field, and nothing is registered',
  source: 'REG-007, REG-018',
  async run(ctx) {
    const me = ctx.as('admin');
    const register = async (body: ReturnType<typeof registrationFields>) =>
      (await me.request('registerOrganization', { body })).warningMessages;
    const first = registrationFields(ctx);
    ctx.expectEqual('the warnings', await register(first), []);
    await me.expectError(409, 'registerOrganization', { body: first });
    const listErrorFields = async (known: ReturnType<typeof registrationFields>) => {
      const { fieldErrors } = await me.expectError(409, 'registerOrganization', { body: known });
      return Object.keys(fieldErrors ?? {}).toSorted();
    };
    const sameName = { ...registrationFields(ctx), organization: first.organization.toUpperCase() };
    ctx.expectEqual('the name', await listErrorFields(sameName), ['organization']);
    const samePerson = { ...registrationFields(ctx), email: first.email };
    ctx.expectEqual('the e-mail address', await listErrorFields(samePerson), ['email']);
    const both = { ...registrationFields(ctx), ...first, id: ctx.uuid() };
    ctx.expectEqual('both', await listErrorFields(both), ['email', 'organization']);
    const [tenant] = (await me.request('getUserTenants')).tenants;
    const ofTenant = { ...registrationFields(ctx), organization: tenant?.name ?? '' };
    ctx.expectEqual('that of a tenant', await listErrorFields(ofTenant), ['organization']);
    // Names that differ only by one character are two organizations.
    const { organization } = registrationFields(ctx);
    for (const sign of ['', '!', '?']) {
      const alike = { ...registrationFields(ctx), organization: `${organization}${sign}` };
      ctx.expectEqual(`the warnings of ${alike.organization}`, await register(alike), []);
    }
    // Nothing was stored of the registration with a warning.
    const again = { ...registrationFields(ctx), organization: samePerson.organization };
    ctx.expectEqual('the warnings of a name that is free', await register(again), []);
  },
});
