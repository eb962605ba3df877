import { scenario } from '../../scenario/types.ts';
import { fetchProfile } from '../../support/profile.ts';

export default scenario({
  title: 'Time zone and date format of the profile apply from the next call on',
  source: 'PROF-004, PROF-006',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    await me.request('uploadProfileImage', { body: { file: ctx.file('png') } });
    const before = await fetchProfile(me);
    const { timeZone, dateFormat } = before;
    const { timezones } = await me.request('listTimeZones');
    const other = timezones.find(({ id }) => id !== timeZone && id !== 'UTC')?.id ?? 'Asia/Tokyo';
    const sent = {
      timeZone: other,
      dateFormat: dateFormat === 'DD/MM/YYYY' ? 'MM/DD/YYYY' : 'DD/MM/YYYY',
    } as const;
    const { securityUser } = await me.request('updateDateFormatAndTimeZone', { body: sent });
    ctx.expectEqual('the answer', { ...securityUser, ...sent }, securityUser);
    const seen = await fetchProfile(me);
    await me.request('updateDateFormatAndTimeZone', { body: { timeZone, dateFormat } });
    ctx.expectEqual('the profile, otherwise as it was', seen, { ...before, ...sent });
    const unknown = { timeZone: 'Mars/Olympus', dateFormat };
    await me.expectError(400, 'updateDateFormatAndTimeZone', { body: unknown });
    ctx.expectEqual('the time zone at last', (await fetchProfile(me)).timeZone, timeZone);
  },
});
