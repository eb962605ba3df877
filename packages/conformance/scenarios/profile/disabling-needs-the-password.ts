import { scenario } from '../../scenario/types.ts';
import { isTwoFactorOn, ensurePassword, switchOff, switchOn } from '../../support/profile.ts';

export default scenario({
  title: 'Two-factor authentication is switched off only with the password',
  source: 'PROF-040',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    await switchOn(me);
    const body = { password: `not ${await ensurePassword(me)}` };
    const wrong = (await me.request('disableTwoFactor', { body })).twoFactorAuthResult;
    ctx.expectEqual('whether a wrong one is verified', wrong.isPassWordVerified, false);
    const { isTwoFactorAuthEnabled } = wrong.twoFactorAuthStatus;
    ctx.expectEqual('whether it is still reported as on', isTwoFactorAuthEnabled, true);
    ctx.expectEqual('whether it is still on', await isTwoFactorOn(me), true);
    const right = (await switchOff(me)).twoFactorAuthResult;
    ctx.expectEqual('whether the right one is verified', right.isPassWordVerified, true);
    ctx.expectEqual('whether it is on', await isTwoFactorOn(me), false);
    const { twoFactorAuthStatus: status } = await me.request('getTwoFactorStatus');
    ctx.expectEqual('since when', status.twoFactorAuthEnabledOn, null);
  },
});
