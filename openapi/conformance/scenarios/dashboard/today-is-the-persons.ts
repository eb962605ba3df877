import { scenario } from '../../scenario/types.ts';
import { clearRecent, payLoad } from '../../support/clockwork.ts';
import { addDays } from '../../scenario/time.ts';
import { inTimeZone } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';

/** One of them has always another day than UTC. */
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

export default scenario({
  title: 'The hours of today on the Dashboard are those of the person’s own day',
  source: 'SHELL-026, and the decisions on ClockWork',
  isAlone: true,
  async run(kit) {
    const [admin, me] = [kit.as('admin'), kit.as('member')];
    const { id } = await profileOf(me);
    const timeZone = zones.find((zone) => kit.day(0, zone) !== kit.day(0)) ?? 'UTC';
    await clearRecent(kit, me);
    await inTimeZone(admin, { id, timeZone }, async () => {
      const today = kit.day(0, timeZone);
      const date = addDays(today, -1);
      const of = async (day: string) => {
        const { clockWorkEntries } = await me.ask('getClockWorkDay', { path: { date: day } });
        const ids = clockWorkEntries.map((each) => each.id);
        if (ids.length > 0) await me.ask('deleteClockWorkEntries', { body: ids });
      };
      for (const day of [addDays(date, -1), date, today]) await of(day);
      // Of the first minutes of today and the last of yesterday, seven and twenty count.
      const midnight = Date.parse(kit.at(today, '00:00', timeZone));
      const at = (minutes: number) => new Date(midnight + minutes * 60_000).toISOString();
      const now = Math.floor((Date.parse(kit.minutesFromNow(0)) - midnight) / 60_000);
      const minutes = Math.min(7, now);
      const spans = [[-30, -10], ...(minutes > 0 ? [[0, minutes]] : [])] as [number, number][];
      for (const [from, to] of spans) {
        const entryPayLoad = payLoad(kit, at(from), at(to));
        await me.ask('postClockWork', { body: { type: 'add', entryPayLoad } });
      }
      const { hours } = await me.ask('getDashboard', { query: { tiles: ['hours'] } });
      kit.expectEqual('the seconds of today', hours?.todayInSeconds, minutes * 60);
      for (const day of [date, today]) await of(day);
    });
  },
});
