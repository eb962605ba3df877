import { scenario } from '../../scenario/types.ts';
import { passwordOf, recoveryCodes, switchOff, verify } from '../../support/profile.ts';

export default scenario({
  title: 'Recovery codes stand for a code, each once, until there are new ones',
  source: 'PROF-047, and the decisions on screens',
  isAlone: true,
  async run(kit) {
    const me = kit.as('member');
    await switchOff(me);
    await me.refused(409, 'getRecoveryCodes');
    const own = await passwordOf(me);
    const old = await recoveryCodes(me);
    const counts = async (code = '', password?: string) =>
      (await verify(me, password ?? own, code)).isAuthCodeVerified;
    const since = async () =>
      (await me.ask('getTwoFactorStatus')).twoFactorAuthStatus.twoFactorAuthEnabledOn;
    const enabledOn = await since();
    kit.expectEqual('how many differ', new Set(old).size, old.length);
    kit.expectThat('there are several', old.length > 1);
    kit.expectEqual('whether the first counts', await counts(old[0]), true);
    kit.expectEqual('whether it counts again', await counts(old[0]), false);
    kit.expectEqual('since when it is on, whatever was verified', await since(), enabledOn);
    await counts(old[1], `not ${await passwordOf(me)}`);
    kit.expectEqual('whether one is left that had a wrong password', await counts(old[1]), true);
    const { recoveryCodes: fresh } = await me.ask('getRecoveryCodes');
    kit.expectEqual('whether an old one counts', await counts(old[2]), false);
    kit.expectEqual('whether a new one counts', await counts(fresh[0]), true);
    const written = ` ${fresh[1]?.replaceAll('-', ' ').toLowerCase()}`;
    kit.expectEqual('whether one counts that is written otherwise', await counts(written), true);
    await switchOff(me);
  },
});
