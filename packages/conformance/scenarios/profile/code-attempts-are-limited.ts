import { scenario } from '../../scenario/types.ts';
import { startSetUp, ensurePassword, switchOff } from '../../support/profile.ts';
import { generateCode, findWrongCode } from '../../support/totp.ts';

const limit = 5;

export default scenario({
  title: 'After five wrong codes in a row, each further attempt has to wait, whatever the password',
  source: 'PROF-D01',
  isExclusive: true,
  async run(ctx) {
    // A person whose codes no other check needs.
    const me = ctx.as('teamLead');
    const passWord = await ensurePassword(me);
    // A correct code resets the wrong attempts of an earlier run, unless the person is still locked
    // out.
    const rightCode = generateCode(await startSetUp(me));
    await me.call('verifyTwoFactor', { body: { passWord, verificationCode: rightCode } });
    await switchOff(me);
    const { twoFactorAuthConfig } = await me.request('getTwoFactorConfig');
    const verificationCode = findWrongCode(twoFactorAuthConfig.securityKey);
    const next = () => me.call('verifyTwoFactor', { body: { passWord, verificationCode } });
    let response = await next();
    // An earlier run has just made too many attempts.
    const isThrottled = response.status === 429;
    let taken = 0;
    for (; response.status !== 429 && taken <= limit;) {
      const { isPassWordVerified, isAuthCodeVerified } = response.body.twoFactorAuthResult;
      ctx.expectEqual('what is right', [isPassWordVerified, isAuthCodeVerified], [true, false]);
      taken += 1;
      response = await next();
    }
    ctx.expectEqual('the number of attempts counted', taken, isThrottled ? 0 : limit);
    ctx.expectThat(
      'the response says how long to wait',
      Number(response.headers.get('Retry-After')) > 0,
    );
  },
});
