import { addDays } from '../../scenario/time.ts';
import { scenario } from '../../scenario/types.ts';
import { settingsFields, getWeekday } from '../../support/organization.ts';

export default scenario({
  title:
    'Named periods are relative to today, and weeks start on the weekday that the organization has set',
  source: 'ANLYT-016, ANLYT-D09',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { version: _version, ...before } = await settingsFields(ctx, me);
    const today = ctx.day(0, me.timeZone);
    try {
      for (const first of [today, addDays(today, -1)]) {
        const weekStart = getWeekday(first);
        await me.request('saveOrganizationSettings', { body: { ...before, weekStart } });
        const actual = await me.request('getClockWorkAnalyticsDefaults');
        const getDays = (requested: string) => {
          const found = actual.periods?.find(({ period }) => period === requested);
          return [found?.startDateAsString, found?.endDateAsString];
        };
        ctx.expectEqual('the first day of the week', actual.weekStart, weekStart);
        ctx.expectEqual('today', getDays('today'), [today, today]);
        ctx.expectEqual('this week', getDays('thisWeek'), [first, today]);
        ctx.expectEqual('the last week', getDays('lastWeek'), [
          addDays(first, -7),
          addDays(first, -1),
        ]);
        const firstOfMonth = `${today.slice(0, 8)}01`;
        const endOfLast = addDays(firstOfMonth, -1);
        ctx.expectEqual('this month', getDays('thisMonth'), [firstOfMonth, today]);
        ctx.expectEqual('the last month', getDays('lastMonth'), [
          `${endOfLast.slice(0, 8)}01`,
          endOfLast,
        ]);
      }
    } finally {
      await me.request('saveOrganizationSettings', { body: before });
    }
  },
});
