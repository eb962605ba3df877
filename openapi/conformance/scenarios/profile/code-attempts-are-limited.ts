import { scenario } from '../../scenario/types.ts';
import { startSetUp, ensurePassword, switchOff } from '../../support/profile.ts';
import { generateCode, findWrongCode } from '../../support/totp.ts';

const limit = 5;

export default scenario({
  title: 'After five wrong codes in a row, each further attempt has to wait, whatever the password',
  source: 'PROF-D01',
  isExclusive: true,
  async run(ctx) {
    // Somebody whose codes no other check needs.
    const me = ctx.as('teamLead');
    const passWord = await ensurePassword(me);
    // A right code clears the wrong ones of an earlier run, unless they still hold the person off.
    const rightCode = generateCode(await startSetUp(me));
    await me.call('verifyTwoFactor', { body: { passWord, verificationCode: rightCode } });
    await switchOff(me);
    const { twoFactorAuthConfig } = await me.request('getTwoFactorConfig');
    const verificationCode = findWrongCode(twoFactorAuthConfig.securityKey);
    const next = () => me.call('verifyTwoFactor', { body: { passWord, verificationCode } });
    let response = await next();
    // An earlier run has tried too often, a moment ago.
    const isThrottled = response.status === 429;
    let taken = 0;
    for (; response.status !== 429 && taken <= limit;) {
      const { isPassWordVerified, isAuthCodeVerified } = response.body.twoFactorAuthResult;
      ctx.expectEqual('what is right', [isPassWordVerified, isAuthCodeVerified], [true, false]);
      taken += 1;
      response = await next();
    }
    ctx.expectEqual('how many tries are taken', taken, isThrottled ? 0 : limit);
    ctx.expectThat('it says how long to wait', Number(response.headers.get('Retry-After')) > 0);
  },
});
