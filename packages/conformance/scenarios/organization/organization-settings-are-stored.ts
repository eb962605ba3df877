import { scenario } from '../../scenario/types.ts';
import { settingsFields } from '../../support/organization.ts';

export default scenario({
  title: 'Settings are stored, with a valid time zone, currency and working hours',
  source: 'ADMIN-009, ADMIN-D03',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const save = 'saveOrganizationSettings';
    const { version: _version, ...before } = await settingsFields(ctx, me);
    const changes = { address: ctx.name('Street'), weekStart: 'sunday', currency: 'CHF' } as const;
    const { organizationSettings } = await me.request(save, { body: { ...before, ...changes } });
    const { version: _newer, ...seen } = await settingsFields(ctx, me);
    const { financialYearStart: _start, ...others } = before;
    await me.request(save, { body: { ...before, financialYearStart: 'october' } });
    const { organizationSettings: without } = await me.request(save, { body: others });
    await me.request(save, { body: before });
    ctx.expectEqual('the financial year, left out', without.financialYearStart, 'october');
    ctx.expectEqual('the settings', seen, { ...before, ...changes });
    ctx.expectEqual('the address', organizationSettings.address, changes.address);
    for (const wrong of [
      { timeZone: 'Mars/Olympus' },
      { currency: 'XYZ' },
      { workingHoursStart: '17:00', workingHoursEnd: '09:00' },
      { workingHoursStart: '09:00', workingHoursEnd: '09:00' },
      { name: '   ' },
    ]) {
      await me.expectError(400, save, { body: { ...before, ...wrong } });
    }
    const { version: _last, ...after } = await settingsFields(ctx, me);
    ctx.expectEqual('the settings at last', after, before);
  },
});
