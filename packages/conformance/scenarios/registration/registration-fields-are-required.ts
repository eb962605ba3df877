import { scenario } from '../../scenario/types.ts';
import { registrationFields } from '../../support/registration.ts';

export default scenario({
  title:
    'Each field of a registration is required, and a blank one is rejected with an error at its field',
  source: 'REG-015',
  async run(ctx) {
    const me = ctx.as('admin');
    for (const field of ['organization', 'name', 'contactNumber'] as const) {
      const body = { ...registrationFields(ctx), [field]: '   ' };
      const { fieldErrors } = await me.expectError(400, 'registerOrganization', { body });
      ctx.expectThat(`the error is in fieldErrors.${field}`, fieldErrors?.[field] !== undefined);
    }
    const body = { ...registrationFields(ctx), timeZone: 'Mars/Olympus' };
    const { fieldErrors } = await me.expectError(400, 'registerOrganization', { body });
    ctx.expectThat('at the time zone, too', fieldErrors?.['timeZone'] !== undefined);
  },
});
