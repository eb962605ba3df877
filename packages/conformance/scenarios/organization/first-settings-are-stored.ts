import { scenario } from '../../scenario/types.ts';
import { settingsFields } from '../../support/organization.ts';
import { newOrganization } from '../../support/registration.ts';

export default scenario({
  title:
    'The first settings of an organization are stored as they were sent, with a financial year from April',
  source: 'ADMIN-017, ADMIN-D03',
  async run(ctx) {
    const me = await newOrganization(ctx);
    const { organizationSettings: none } = await me.request('getOrganizationSettings');
    ctx.expectEqual('the settings at first', none, null);
    const { financialYearStart: _april, ...body } = await settingsFields(ctx, me);
    await me.request('saveOrganizationSettings', { body });
    const expected = { ...body, financialYearStart: 'april', tenantLogoUrl: null, version: 1 };
    const { organizationSettings: first } = await me.request('getOrganizationSettings');
    ctx.expectEqual('the settings', first, expected);
    const changes = { version: 1, address: 'Elm Street 1' };
    await me.request('saveOrganizationSettings', { body: { ...body, ...changes } });
    const { organizationSettings: next } = await me.request('getOrganizationSettings');
    ctx.expectEqual('the settings, changed', next, { ...expected, ...changes, version: 2 });
  },
});
