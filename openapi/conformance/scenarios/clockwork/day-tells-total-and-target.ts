import { addDays } from '../../scenario/time.ts';
import { scenario } from '../../scenario/types.ts';
import { add, emptyDay } from '../../support/clockwork.ts';
import { settingsFields, weekdayOf } from '../../support/organization.ts';

export default scenario({
  title: 'A day tells its time, and what the organization works on it',
  source: 'decisions, "Screens" (organization settings)',
  isAlone: true,
  async run(kit) {
    const [me, admin] = [kit.as('member'), kit.as('admin')];
    const { version: _version, ...before } = await settingsFields(kit, admin);
    const day = await emptyDay(kit, me);
    await add(kit, me, { day, from: '09:00', to: '09:45' });
    await add(kit, me, { day, from: '10:00', to: '11:01' });
    const hours = { workingHoursStart: '08:30', workingHoursEnd: '16:00' } as const;
    const workingDays = [weekdayOf(day)];
    await admin.ask('saveOrganizationSettings', { body: { ...before, ...hours, workingDays } });
    try {
      const told = await me.ask('getClockWorkDay', { path: { date: day } });
      kit.expectEqual('its time', [told.totalTimeInSeconds, told.totalTime], [6360, '1h 46m']);
      kit.expectEqual('what is worked on it', told.workingDayInSeconds, 7.5 * 3600);
      const next = await me.ask('getClockWorkDay', { path: { date: addDays(day, 1) } });
      kit.expectEqual('what is worked on the next', next.workingDayInSeconds, 0);
    } finally {
      await admin.ask('saveOrganizationSettings', { body: before });
    }
  },
});
