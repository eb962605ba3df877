import { scenario } from '../../scenario/types.ts';
import { clearRecent, payLoad } from '../../support/clockwork.ts';
import { addDays } from '../../scenario/time.ts';
import { inTimeZone } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';

/** At any time, one of them has another date than UTC. */
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

export default scenario({
  title: 'The hours of today on the Dashboard are those of the day in the user’s time zone',
  source: 'SHELL-026, SHELL-D50',
  isExclusive: true,
  async run(ctx) {
    const [admin, me] = [ctx.as('admin'), ctx.as('member')];
    const { id } = await fetchProfile(me);
    const timeZone = zones.find((zone) => ctx.day(0, zone) !== ctx.day(0)) ?? 'UTC';
    await clearRecent(ctx, me);
    await inTimeZone(admin, { id, timeZone }, async () => {
      const today = ctx.day(0, timeZone);
      const date = addDays(today, -1);
      const of = async (day: string) => {
        const { clockWorkEntries } = await me.request('getClockWorkDay', { path: { date: day } });
        const ids = clockWorkEntries.map((each) => each.id);
        if (ids.length > 0) await me.request('deleteClockWorkEntries', { body: ids });
      };
      for (const day of [addDays(date, -1), date, today]) await of(day);
      // Of the first minutes of today and the last of yesterday, 7 and 20 minutes count.
      const midnight = Date.parse(ctx.at(today, '00:00', timeZone));
      const at = (minutes: number) => new Date(midnight + minutes * 60_000).toISOString();
      const now = Math.floor((Date.parse(ctx.minutesFromNow(0)) - midnight) / 60_000);
      const minutes = Math.min(7, now);
      const spans = [[-30, -10], ...(minutes > 0 ? [[0, minutes]] : [])] as [number, number][];
      for (const [from, to] of spans) {
        const entryPayLoad = payLoad(ctx, at(from), at(to));
        await me.request('postClockWork', { body: { type: 'add', entryPayLoad } });
      }
      const { hours } = await me.request('getDashboard', { query: { tiles: ['hours'] } });
      ctx.expectEqual('the seconds of today', hours?.todayInSeconds, minutes * 60);
      for (const day of [date, today]) await of(day);
    });
  },
});
