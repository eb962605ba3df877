import { addDays } from '../../../scenario/time.ts';
import { scenario } from '../../../scenario/types.ts';
import { emptyDay } from '../../../support/clockwork.ts';
import { getWeekday, settingsFields, withHoliday } from '../../../support/organization.ts';

export default scenario({
  title: 'A whole holiday expects no working hours, a half one half of them, an optional one all',
  source: 'CLOCK-D71, CLOCK-D14, ADMIN-022',
  isExclusive: true,
  async run(ctx) {
    const [me, admin] = [ctx.as('member'), ctx.as('admin')];
    const { version: _version, ...before } = await settingsFields(ctx, admin);
    const date = await emptyDay(ctx, me);
    const hours = { workingHoursStart: '09:00', workingHoursEnd: '17:00' } as const;
    const workingDays = [getWeekday(date)];
    await admin.request('saveOrganizationSettings', { body: { ...before, ...hours, workingDays } });
    try {
      for (const [kind, expected] of kinds) {
        await withHoliday(ctx, { date, ...kind }, async (name) => {
          const day = await me.request('getClockWorkDay', { path: { date } });
          ctx.expectEqual('the hours of the day', day.workingDayInSeconds, expected);
          ctx.expectEqual('the holiday of the day', day.holiday, { name, ...kind });
          const week = await me.request('getClockWorkProjectSummaries', { path: { date } });
          const shown = week.weekDays?.find((each) => each.day === date);
          ctx.expectEqual(
            'the day in its week',
            [shown?.workingDayInSeconds, shown?.holiday],
            [expected, { name, ...kind }],
          );
        });
      }
      const off = addDays(date, 1);
      await withHoliday(ctx, { date: off, isOptional: false, isHalfDay: true }, async () => {
        const day = await me.request('getClockWorkDay', { path: { date: off } });
        ctx.expectEqual('a half holiday on a day off', day.workingDayInSeconds, 0);
      });
    } finally {
      await admin.request('saveOrganizationSettings', { body: before });
    }
  },
});

const kinds = [
  [{ isOptional: false, isHalfDay: false }, 0],
  [{ isOptional: false, isHalfDay: true }, 4 * 3600],
  [{ isOptional: true, isHalfDay: false }, 8 * 3600],
  [{ isOptional: true, isHalfDay: true }, 8 * 3600],
] as const;
