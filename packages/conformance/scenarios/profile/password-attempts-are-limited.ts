import { scenario } from '../../scenario/types.ts';
import { fetchProfile } from '../../support/profile.ts';

const limit = 5;

export default scenario({
  title:
    'After five wrong passwords in a row, each further attempt has to wait, at most one minute',
  source: 'PROF-D01',
  isExclusive: true,
  async run(ctx) {
    // A person whose password no other check needs.
    const me = ctx.as('noPrivilege');
    const { id } = await fetchProfile(me);
    const newPassword = 'Conformance-kit-9';
    const guess = (oldPassword: string, newConfirmPassword = newPassword) =>
      me.call('changePassword', { body: { id, oldPassword, newPassword, newConfirmPassword } });
    // The correct password, with an invalid new one: resets the wrong attempts before it.
    const weak = {
      id,
      oldPassword: me.password(),
      newPassword: 'weak',
      newConfirmPassword: 'weak',
    };
    const first = await me.call('changePassword', { body: weak });
    // An earlier run has just made too many attempts.
    const isThrottled = first.status === 429;
    let taken = 0;
    // All forms check the same password.
    const next = () =>
      taken === 0
        ? guess(ctx.uuid())
        : me.call('disableTwoFactor', { body: { password: ctx.uuid() } });
    let [lastAt, requestedAt] = [Date.now(), Date.now()];
    let response = await next();
    for (; response.status !== 429 && taken <= limit;) {
      taken += 1;
      lastAt = requestedAt;
      requestedAt = Date.now();
      response = await next();
    }
    ctx.expectEqual('the number of attempts counted', taken, isThrottled ? 0 : limit);
    const wait = Number(response.headers.get('Retry-After'));
    ctx.expectThat('the response says how long to wait', wait > 0 && wait <= 60);
    // The last accepted attempt came after it was sent.
    const remaining = 60_000 - (Date.now() - lastAt);
    ctx.expectThat('who waits so long may try again', isThrottled || wait * 1000 >= remaining);
    (await guess(me.password())).expectStatus(429);
    (await me.call('disableTwoFactor', { body: { password: ctx.uuid() } })).expectStatus(429);
    await me.request('getTwoFactorConfig');
    const both = { passWord: ctx.uuid(), verificationCode: '000000' };
    (await me.call('verifyTwoFactor', { body: both })).expectStatus(429);
  },
});
