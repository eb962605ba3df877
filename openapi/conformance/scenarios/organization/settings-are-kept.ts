import { scenario } from '../../scenario/types.ts';
import { settingsFields } from '../../support/organization.ts';

export default scenario({
  title: 'Settings are kept, with a time zone, a currency and working hours that can be',
  source: 'ADMIN-009, and the decisions on screens',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const save = 'saveOrganizationSettings';
    const { version: _version, ...before } = await settingsFields(kit, me);
    const changes = { address: kit.name('Street'), weekStart: 'sunday', currency: 'CHF' } as const;
    const { organizationSettings } = await me.ask(save, { body: { ...before, ...changes } });
    const { version: _newer, ...seen } = await settingsFields(kit, me);
    const { financialYearStart: _start, ...others } = before;
    await me.ask(save, { body: { ...before, financialYearStart: 'october' } });
    const { organizationSettings: without } = await me.ask(save, { body: others });
    await me.ask(save, { body: before });
    kit.expectEqual('the financial year, left out', without.financialYearStart, 'october');
    kit.expectEqual('the settings', seen, { ...before, ...changes });
    kit.expectEqual('the address', organizationSettings.address, changes.address);
    for (const wrong of [
      { timeZone: 'Mars/Olympus' },
      { currency: 'XYZ' },
      { workingHoursStart: '17:00', workingHoursEnd: '09:00' },
      { workingHoursStart: '09:00', workingHoursEnd: '09:00' },
      { name: '   ' },
    ]) {
      await me.refused(400, save, { body: { ...before, ...wrong } });
    }
    const { version: _last, ...after } = await settingsFields(kit, me);
    kit.expectEqual('the settings at last', after, before);
  },
});
