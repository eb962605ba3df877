import { scenario } from '../../scenario/types.ts';
import { loginDay } from '../../support/analytics.ts';
import { inTimeZone } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';

/** At any time, one of them has another date than UTC. */
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

export default scenario({
  title: 'The logins of a day are those of the day in the reader’s time zone, which must be over',
  source: 'ANLYT-026, ANLYT-029',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { id } = await fetchProfile(me);
    const timeZone = zones.find((zone) => ctx.day(0, zone) !== ctx.day(0)) ?? 'UTC';
    const body = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
    const path = (offset: number) => ({ newDate: loginDay(ctx.day(offset, timeZone)) });
    await inTimeZone(me, { id, timeZone }, async () => {
      await me.expectError(400, 'getUserLoginAnalytics', { path: path(0), body });
      for (const offset of [-1, -2, -3, -4]) {
        const requested = path(offset);
        const found = await me.request('getUserLoginAnalytics', { path: requested, body });
        const [day = ''] = requested.newDate.split(' ');
        for (const { dateTimeStampFormatted: shown } of found.userLoginDetails) {
          ctx.expectThat(`${shown} is on ${day}`, shown.startsWith(day));
        }
      }
    });
  },
});
