import { addDays } from '../../../scenario/time.ts';
import { scenario } from '../../../scenario/types.ts';
import { emptyDay } from '../../../support/clockwork.ts';
import { getWeekday, readShares, settingsFields } from '../../../support/organization.ts';

export default scenario({
  title: 'A week returns its days with the organization’s working hours on each',
  source: 'CLOCK-D14',
  isExclusive: true,
  async run(ctx) {
    const [me, admin] = [ctx.as('member'), ctx.as('admin')];
    const { version: _version, ...before } = await settingsFields(ctx, admin);
    const date = await emptyDay(ctx, me);
    const hours = { workingHoursStart: '08:30', workingHoursEnd: '16:00' } as const;
    const workingDays = [getWeekday(date)];
    await admin.request('saveOrganizationSettings', { body: { ...before, ...hours, workingDays } });
    try {
      const week = await me.request('getClockWorkProjectSummaries', { path: { date } });
      const first = week.firstDayOfWeek ?? '';
      const getShare = await readShares(me, Number(date.slice(0, 4)));
      const expected = Array.from({ length: 7 }, (_, at) => addDays(first, at)).map((day) => ({
        day,
        workingDayInSeconds: day === date ? 7.5 * 3600 * getShare(day) : 0,
        workingHoursStart: '08:30',
      }));
      const shown = week.weekDays?.map(({ holiday: _holiday, ...each }) => each);
      ctx.expectEqual('the days of the week', shown, expected);
    } finally {
      await admin.request('saveOrganizationSettings', { body: before });
    }
  },
});
