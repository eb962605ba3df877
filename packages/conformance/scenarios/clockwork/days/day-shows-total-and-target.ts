import { addDays } from '../../../scenario/time.ts';
import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay } from '../../../support/clockwork.ts';
import { getWeekday, readShares, settingsFields } from '../../../support/organization.ts';

export default scenario({
  title: 'A day shows its total time and the organization’s working hours on it',
  source: 'CLOCK-D71',
  isExclusive: true,
  async run(ctx) {
    const [me, admin] = [ctx.as('member'), ctx.as('admin')];
    const { version: _version, ...before } = await settingsFields(ctx, admin);
    const day = await emptyDay(ctx, me);
    await add(ctx, me, { day, from: '09:00', to: '09:45' });
    await add(ctx, me, { day, from: '10:00', to: '11:01' });
    const hours = { workingHoursStart: '08:30', workingHoursEnd: '16:00' } as const;
    const workingDays = [getWeekday(day)];
    await admin.request('saveOrganizationSettings', { body: { ...before, ...hours, workingDays } });
    try {
      const actual = await me.request('getClockWorkDay', { path: { date: day } });
      ctx.expectEqual('its time', [actual.totalTimeInSeconds, actual.totalTime], [6360, '1h 46m']);
      const getShare = await readShares(me, Number(day.slice(0, 4)));
      const expected = 7.5 * 3600 * getShare(day);
      ctx.expectEqual('what is worked on it', actual.workingDayInSeconds, expected);
      const next = await me.request('getClockWorkDay', { path: { date: addDays(day, 1) } });
      ctx.expectEqual('what is worked on the next', next.workingDayInSeconds, 0);
    } finally {
      await admin.request('saveOrganizationSettings', { body: before });
    }
  },
});
