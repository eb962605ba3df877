import { scenario } from '../../scenario/types.ts';
import { ensurePassword, recoveryCodes, switchOff, verify } from '../../support/profile.ts';

export default scenario({
  title: 'New recovery codes need password and code, replace the old ones, and are counted',
  source: 'PROF-047, PROF-D12',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    const own = await ensurePassword(me);
    const remaining = async () =>
      (await me.request('getTwoFactorStatus')).twoFactorAuthStatus.recoveryCodesLeft;
    const renew = (passWord: string, verificationCode = '') =>
      me.request('renewRecoveryCodes', { body: { passWord, verificationCode } });
    await switchOff(me);
    ctx.expectEqual('how many are left while it is off', await remaining(), 0);
    const body = { passWord: own, verificationCode: '000000' };
    await me.expectError(409, 'renewRecoveryCodes', { body });
    const old = await recoveryCodes(me);
    ctx.expectEqual('how many are left at first', await remaining(), old.length);
    await verify(me, own, old[0] ?? '');
    ctx.expectEqual('how many are left after one', await remaining(), old.length - 1);

    const { twoFactorAuthResult: rejected, ...given } = await renew(`not ${own}`, old[1]);
    ctx.expectEqual('whether a wrong password counts', rejected.isPassWordVerified, false);
    ctx.expectEqual('the codes for a wrong password', given.recoveryCodes, []);
    ctx.expectEqual('the codes for a used code', (await renew(own, old[0])).recoveryCodes, []);
    const { recoveryCodes: fresh, twoFactorAuthResult: renewed } = await renew(own, old[1]);
    ctx.expectThat('there are several', fresh.length > 1);
    const { recoveryCodesLeft } = renewed.twoFactorAuthStatus;
    ctx.expectEqual(
      'how many are left',
      [recoveryCodesLeft, await remaining()],
      [fresh.length, fresh.length],
    );
    const counts = async (code = '') => (await verify(me, own, code)).isAuthCodeVerified;
    ctx.expectEqual('whether an old one counts', await counts(old[2]), false);
    ctx.expectEqual('whether a new one counts', await counts(fresh[0]), true);
    await switchOff(me);
  },
});
