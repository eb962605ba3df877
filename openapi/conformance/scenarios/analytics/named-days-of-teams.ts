import { addDays } from '../../scenario/time.ts';
import { scenario } from '../../scenario/types.ts';
import { settingsFields, weekdayOf } from '../../support/organization.ts';

export default scenario({
  title: 'The days that have a name are those of today, and weeks begin as the organization says',
  source: 'ANLYT-016, and the decisions on reports and analytics',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const { version: _version, ...before } = await settingsFields(kit, me);
    const today = kit.day(0, me.timeZone);
    try {
      for (const first of [today, addDays(today, -1)]) {
        const weekStart = weekdayOf(first);
        await me.ask('saveOrganizationSettings', { body: { ...before, weekStart } });
        const told = await me.ask('getClockWorkAnalyticsDefaults');
        const daysOf = (wanted: string) => {
          const found = told.periods?.find(({ period }) => period === wanted);
          return [found?.startDateAsString, found?.endDateAsString];
        };
        kit.expectEqual('what weeks begin with', told.weekStart, weekStart);
        kit.expectEqual('today', daysOf('today'), [today, today]);
        kit.expectEqual('this week', daysOf('thisWeek'), [first, today]);
        kit.expectEqual('the last week', daysOf('lastWeek'), [
          addDays(first, -7),
          addDays(first, -1),
        ]);
        const firstOfMonth = `${today.slice(0, 8)}01`;
        const endOfLast = addDays(firstOfMonth, -1);
        kit.expectEqual('this month', daysOf('thisMonth'), [firstOfMonth, today]);
        kit.expectEqual('the last month', daysOf('lastMonth'), [
          `${endOfLast.slice(0, 8)}01`,
          endOfLast,
        ]);
      }
    } finally {
      await me.ask('saveOrganizationSettings', { body: before });
    }
  },
});
