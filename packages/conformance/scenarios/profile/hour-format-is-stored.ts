import { scenario } from '../../scenario/types.ts';
import { fetchProfile } from '../../support/profile.ts';

export default scenario({
  title:
    'The 12-hour or 24-hour format is stored for the user, and stays until another one is sent',
  source: 'PROF-D13',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    const { timeZone, dateFormat, hourFormat: before } = await fetchProfile(me);
    try {
      for (const hourFormat of ['24', '12', 'language'] as const) {
        const body = { timeZone, dateFormat, hourFormat };
        const { securityUser } = await me.request('updateDateFormatAndTimeZone', { body });
        ctx.expectEqual('the response', securityUser.hourFormat, hourFormat);
        ctx.expectEqual('the profile', (await fetchProfile(me)).hourFormat, hourFormat);
        await me.request('updateDateFormatAndTimeZone', { body: { timeZone, dateFormat } });
        ctx.expectEqual('the profile, left out', (await fetchProfile(me)).hourFormat, hourFormat);
      }
      const unknown = { timeZone, dateFormat, hourFormat: '48' as never };
      await me.expectError(400, 'updateDateFormatAndTimeZone', { body: unknown });
    } finally {
      const body = { timeZone, dateFormat, hourFormat: before };
      await me.request('updateDateFormatAndTimeZone', { body });
    }
  },
});
