import { scenario } from '../../scenario/types.ts';
import { loginDay } from '../../support/analytics.ts';
import { inTimeZone } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';

/** One of them has always another day than UTC. */
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

export default scenario({
  title: 'The logins of a day are those of the reader’s day, which has to be over',
  source: 'ANLYT-026, ANLYT-029',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const { id } = await profileOf(me);
    const timeZone = zones.find((zone) => kit.day(0, zone) !== kit.day(0)) ?? 'UTC';
    const body = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
    const path = (offset: number) => ({ newDate: loginDay(kit.day(offset, timeZone)) });
    await inTimeZone(me, { id, timeZone }, async () => {
      await me.refused(400, 'getUserLoginAnalytics', { path: path(0), body });
      for (const offset of [-1, -2, -3, -4]) {
        const asked = path(offset);
        const found = await me.ask('getUserLoginAnalytics', { path: asked, body });
        const [day = ''] = asked.newDate.split(' ');
        for (const { dateTimeStampFormatted: shown } of found.userLoginDetails) {
          kit.expectThat(`${shown} is on ${day}`, shown.startsWith(day));
        }
      }
    });
  },
});
