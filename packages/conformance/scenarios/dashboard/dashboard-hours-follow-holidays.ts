import { scenario } from '../../scenario/types.ts';
import { getWeekday, settingsFields, withHoliday } from '../../support/organization.ts';

export default scenario({
  title: 'The working hours of today and of the week are those that holidays leave',
  source: 'SHELL-D16, ADMIN-022',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { version: _version, ...before } = await settingsFields(ctx, me);
    const date = ctx.day(0, me.timeZone);
    const hours = { workingHoursStart: '09:00', workingHoursEnd: '17:00' } as const;
    const workingDays = [getWeekday(date)];
    await me.request('saveOrganizationSettings', { body: { ...before, ...hours, workingDays } });
    try {
      for (const isHalfDay of [false, true]) {
        await withHoliday(ctx, { date, isOptional: false, isHalfDay }, async (name) => {
          const { hours: shown } = await me.request('getDashboard', {
            query: { tiles: ['hours'] },
          });
          if (!shown) return;
          const expected = isHalfDay ? 4 * 3600 : 0;
          ctx.expectEqual(
            'the hours of today and of the week',
            [shown.workingDayInSeconds, shown.workingWeekInSeconds],
            [expected, expected],
          );
          const day = shown.days.find((each) => each.day === date);
          ctx.expectEqual(
            'the day',
            [day?.workingDayInSeconds, day?.holiday?.name],
            [expected, name],
          );
        });
      }
    } finally {
      await me.request('saveOrganizationSettings', { body: before });
    }
  },
});
