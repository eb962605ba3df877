import { addDays } from '../../scenario/time.ts';
import { scenario } from '../../scenario/types.ts';
import { emptyDay } from '../../support/clockwork.ts';
import { settingsFields, weekdayOf } from '../../support/organization.ts';

export default scenario({
  title: 'A week tells its days, and what the organization works on each',
  source: 'decisions, "Screens" (organization settings)',
  isAlone: true,
  async run(kit) {
    const [me, admin] = [kit.as('member'), kit.as('admin')];
    const { version: _version, ...before } = await settingsFields(kit, admin);
    const date = await emptyDay(kit, me);
    const hours = { workingHoursStart: '08:30', workingHoursEnd: '16:00' } as const;
    const workingDays = [weekdayOf(date)];
    await admin.ask('saveOrganizationSettings', { body: { ...before, ...hours, workingDays } });
    try {
      const week = await me.ask('getClockWorkProjectSummaries', { path: { date } });
      const first = week.firstDayOfWeek ?? '';
      const expected = Array.from({ length: 7 }, (_, at) => addDays(first, at)).map((day) => ({
        day,
        workingDayInSeconds: day === date ? 7.5 * 3600 : 0,
        workingHoursStart: '08:30',
      }));
      kit.expectEqual('the days of the week', week.weekDays, expected);
    } finally {
      await admin.ask('saveOrganizationSettings', { body: before });
    }
  },
});
