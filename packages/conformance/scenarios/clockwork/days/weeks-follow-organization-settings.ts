import { addDays } from '../../../scenario/time.ts';
import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay } from '../../../support/clockwork.ts';
import { settingsFields } from '../../../support/organization.ts';

export default scenario({
  title: 'A week starts on the weekday that the organization has set',
  source: 'CLOCK-D13',
  isExclusive: true,
  async run(ctx) {
    const [me, admin] = [ctx.as('member'), ctx.as('admin')];
    const { version: _version, ...before } = await settingsFields(ctx, admin);
    const day = await emptyDay(ctx, me);
    const entry = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const sunday = addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
    await admin.request('saveOrganizationSettings', { body: { ...before, weekStart: 'sunday' } });
    try {
      for (const [date, first, isIn] of [
        [sunday, sunday, true],
        [addDays(sunday, 6), sunday, true],
        [addDays(sunday, -1), addDays(sunday, -7), false],
        [addDays(sunday, 7), addDays(sunday, 7), false],
      ] as const) {
        const week = await me.request('getClockWorkProjectSummaries', { path: { date } });
        ctx.expectEqual(`the first day of the week of ${date}`, week.firstDayOfWeek, first);
        const has = week.clockWorkWeeklyEntries.some(({ id }) => id === entry.id);
        ctx.expectEqual('whether the entry is in it', has, isIn);
      }
    } finally {
      await admin.request('saveOrganizationSettings', { body: before });
    }
  },
});
