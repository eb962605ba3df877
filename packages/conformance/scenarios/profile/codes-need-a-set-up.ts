import { scenario } from '../../scenario/types.ts';
import { isTwoFactorOn, ensurePassword, switchOff } from '../../support/profile.ts';

export default scenario({
  title: 'A set-up shows one key, changes nothing yet, and is required before a code is valid',
  source: 'PROF-040',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    await switchOff(me);
    const body = { passWord: await ensurePassword(me), verificationCode: '000000' };
    await me.expectError(409, 'verifyTwoFactor', { body });
    const { twoFactorAuthConfig: first } = await me.request('getTwoFactorConfig');
    const { twoFactorAuthConfig: second } = await me.request('getTwoFactorConfig');
    ctx.expectEqual('the key in a second window', second.securityKey, first.securityKey);
    ctx.expectEqual(
      'the e-mail address',
      first.email,
      (await me.request('getProfile')).profile.email,
    );
    ctx.expectEqual('whether it is on', await isTwoFactorOn(me), false);
    await switchOff(me);
    const { twoFactorAuthConfig: third } = await me.request('getTwoFactorConfig');
    ctx.expectThat('a new set-up has a new key', third.securityKey !== first.securityKey);
    await switchOff(me);
  },
});
