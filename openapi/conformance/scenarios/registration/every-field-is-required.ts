import { scenario } from '../../scenario/types.ts';
import { registrationFields } from '../../support/registration.ts';

export default scenario({
  title: 'Each field of a registration is required, and a blank one is refused at its field',
  source: 'REG-015',
  async run(kit) {
    const me = kit.as('admin');
    for (const field of ['organization', 'name', 'contactNumber'] as const) {
      const body = { ...registrationFields(kit), [field]: '   ' };
      const { fieldErrors } = await me.refused(400, 'registerOrganization', { body });
      kit.expectThat(`the refusal stands at ${field}`, fieldErrors?.[field] !== undefined);
    }
    const body = { ...registrationFields(kit), timeZone: 'Mars/Olympus' };
    const { fieldErrors } = await me.refused(400, 'registerOrganization', { body });
    kit.expectThat('at the time zone, too', fieldErrors?.['timeZone'] !== undefined);
  },
});
