import { scenario } from '../../scenario/types.ts';
import {
  startSetUp,
  isTwoFactorOn,
  ensurePassword,
  switchOff,
  verify,
} from '../../support/profile.ts';
import { generateCode, findWrongCode } from '../../support/totp.ts';

export default scenario({
  title:
    'Verification reports password and code separately, and only if both are correct, two-factor authentication is switched on',
  source: 'PROF-044',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    const key = await startSetUp(me);
    const right = await ensurePassword(me);
    const wrong = `not ${right}`;
    for (const [password, code, isPassWordVerified, isAuthCodeVerified] of [
      [wrong, findWrongCode(key), false, false],
      [wrong, generateCode(key), false, true],
      [right, findWrongCode(key), true, false],
      [right, generateCode(key).replace(/^.../, '$& '), true, true],
    ] as const) {
      const { twoFactorAuthStatus, ...verified } = await verify(me, password, code);
      ctx.expectEqual('what is right', verified, { isPassWordVerified, isAuthCodeVerified });
      const isOn = isPassWordVerified && isAuthCodeVerified;
      ctx.expectEqual('whether it is on', twoFactorAuthStatus.isTwoFactorAuthEnabled, isOn);
      ctx.expectEqual('the status', await isTwoFactorOn(me), isOn);
    }
    await me.expectError(409, 'getTwoFactorConfig');
    await switchOff(me);
  },
});
