import { scenario } from '../../scenario/types.ts';
import { beginSetUp, passwordOf, switchOff } from '../../support/profile.ts';
import { codeOf, wrongCodeOf } from '../../support/totp.ts';

const most = 5;

export default scenario({
  title: 'After five wrong codes in a row each further try has to wait, whatever the password',
  source: 'the decisions on accounts: wrong tries',
  isAlone: true,
  async run(kit) {
    // Somebody whose codes no other check needs.
    const me = kit.as('teamLead');
    const passWord = await passwordOf(me);
    // A right code clears the wrong ones of an earlier run, unless they still hold the person off.
    const rightCode = codeOf(await beginSetUp(me));
    await me.call('verifyTwoFactor', { body: { passWord, verificationCode: rightCode } });
    await switchOff(me);
    const { twoFactorAuthConfig } = await me.ask('getTwoFactorConfig');
    const verificationCode = wrongCodeOf(twoFactorAuthConfig.securityKey);
    const next = () => me.call('verifyTwoFactor', { body: { passWord, verificationCode } });
    let answer = await next();
    // An earlier run has tried too often, a moment ago.
    const isHeldOff = answer.status === 429;
    let taken = 0;
    for (; answer.status !== 429 && taken <= most;) {
      const { isPassWordVerified, isAuthCodeVerified } = answer.body.twoFactorAuthResult;
      kit.expectEqual('what is right', [isPassWordVerified, isAuthCodeVerified], [true, false]);
      taken += 1;
      answer = await next();
    }
    kit.expectEqual('how many tries are taken', taken, isHeldOff ? 0 : most);
    kit.expectThat('it says how long to wait', Number(answer.headers.get('Retry-After')) > 0);
  },
});
