import { scenario } from '../../scenario/types.ts';
import { registrationFields } from '../../support/registration.ts';

export default scenario({
  title: 'What is registered already is warned of, and registers nothing',
  source: 'document 1, sections 4 and 7',
  async run(kit) {
    const me = kit.as('admin');
    const register = async (body: ReturnType<typeof registrationFields>) =>
      (await me.ask('registerOrganization', { body })).warningMessages;
    const first = registrationFields(kit);
    kit.expectEqual('the warnings', await register(first), []);
    await me.refused(409, 'registerOrganization', { body: first });
    const sameName = {
      ...registrationFields(kit),
      organization: first.organization.toUpperCase(),
    };
    kit.expectThat('the name is warned of', (await register(sameName)).length > 0);
    const samePerson = { ...registrationFields(kit), email: first.email };
    kit.expectThat('the e-mail address is warned of', (await register(samePerson)).length > 0);
    const both = { ...registrationFields(kit), ...first, id: kit.uuid() };
    kit.expectThat('both are warned of', (await register(both)).length > 0);
    // Nothing was kept of what was warned of.
    const again = { ...registrationFields(kit), organization: samePerson.organization };
    kit.expectEqual('the warnings of a name that is free', await register(again), []);
  },
});
