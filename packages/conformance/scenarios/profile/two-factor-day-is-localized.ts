import { scenario } from '../../scenario/types.ts';
import { toIsoDay } from '../../scenario/time.ts';
import { fetchProfile, switchOff, switchOn } from '../../support/profile.ts';

export default scenario({
  title:
    'The day on which two-factor authentication was switched on is shown in the user’s time zone and date format',
  source: 'PROF-003, PROF-009',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    await switchOn(me);
    const own = await fetchProfile(me);
    const shownIn = async (dateFormat: typeof own.dateFormat, timeZone: string) => {
      await me.request('updateDateFormatAndTimeZone', { body: { dateFormat, timeZone } });
      return (await me.request('getTwoFactorStatus')).twoFactorAuthStatus;
    };
    // At any time, one of them has another date than UTC.
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      for (const dateFormat of ['DD/MM/YYYY', 'MM/DD/YYYY'] as const) {
        const status = await shownIn(dateFormat, timeZone);
        const at = Date.parse(status.twoFactorAuthEnabledOn ?? '');
        const [year = '', month = '', day = ''] = toIsoDay(at, timeZone).split('-');
        const expected = dateFormat.replace('DD', day).replace('MM', month).replace('YYYY', year);
        ctx.expectEqual(`the day in ${timeZone}`, status.twoFactorAuthEnabledOnAsString, expected);
      }
    }
    await shownIn(own.dateFormat, own.timeZone);
    await switchOff(me);
    const { twoFactorAuthStatus: off } = await me.request('getTwoFactorStatus');
    ctx.expectEqual('the day once it is off', off.twoFactorAuthEnabledOnAsString, '');
  },
});
