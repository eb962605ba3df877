import { scenario } from '../../scenario/types.ts';
import { ensurePassword, recoveryCodes, switchOff, verify } from '../../support/profile.ts';

export default scenario({
  title: 'Each recovery code replaces a one-time code once, until new ones are created',
  source: 'PROF-047, PROF-D12',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    await switchOff(me);
    await me.expectError(409, 'getRecoveryCodes');
    const own = await ensurePassword(me);
    const old = await recoveryCodes(me);
    const counts = async (code = '', password?: string) =>
      (await verify(me, password ?? own, code)).isAuthCodeVerified;
    const since = async () =>
      (await me.request('getTwoFactorStatus')).twoFactorAuthStatus.twoFactorAuthEnabledOn;
    const enabledOn = await since();
    ctx.expectEqual('how many differ', new Set(old).size, old.length);
    ctx.expectThat('there are several', old.length > 1);
    ctx.expectEqual('whether the first counts', await counts(old[0]), true);
    ctx.expectEqual('whether it counts again', await counts(old[0]), false);
    ctx.expectEqual('since when it is on, whatever was verified', await since(), enabledOn);
    await counts(old[1], `not ${await ensurePassword(me)}`);
    ctx.expectEqual('whether one is left that had a wrong password', await counts(old[1]), true);
    const { recoveryCodes: fresh } = await me.request('getRecoveryCodes');
    ctx.expectEqual('whether an old one counts', await counts(old[2]), false);
    ctx.expectEqual('whether a new one counts', await counts(fresh[0]), true);
    const written = ` ${fresh[1]?.replaceAll('-', ' ').toLowerCase()}`;
    ctx.expectEqual('whether one counts that is written otherwise', await counts(written), true);
    await switchOff(me);
  },
});
