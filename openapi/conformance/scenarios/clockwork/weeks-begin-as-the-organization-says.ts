import { addDays } from '../../scenario/time.ts';
import { scenario } from '../../scenario/types.ts';
import { add, emptyDay } from '../../support/clockwork.ts';
import { settingsFields } from '../../support/organization.ts';

export default scenario({
  title: 'A week begins with the weekday that the organization has chosen',
  source: 'decisions, "Screens" (organization settings)',
  isAlone: true,
  async run(kit) {
    const [me, admin] = [kit.as('member'), kit.as('admin')];
    const { version: _version, ...before } = await settingsFields(kit, admin);
    const day = await emptyDay(kit, me);
    const entry = await add(kit, me, { day, from: '09:00', to: '10:00' });
    const sunday = addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
    await admin.ask('saveOrganizationSettings', { body: { ...before, weekStart: 'sunday' } });
    try {
      for (const [date, first, isIn] of [
        [sunday, sunday, true],
        [addDays(sunday, 6), sunday, true],
        [addDays(sunday, -1), addDays(sunday, -7), false],
        [addDays(sunday, 7), addDays(sunday, 7), false],
      ] as const) {
        const week = await me.ask('getClockWorkProjectSummaries', { path: { date } });
        kit.expectEqual(`the first day of the week of ${date}`, week.firstDayOfWeek, first);
        const has = week.clockWorkWeeklyEntries.some(({ id }) => id === entry.id);
        kit.expectEqual('whether the entry is in it', has, isIn);
      }
    } finally {
      await admin.ask('saveOrganizationSettings', { body: before });
    }
  },
});
