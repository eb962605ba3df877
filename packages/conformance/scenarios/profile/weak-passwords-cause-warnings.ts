import { scenario } from '../../scenario/types.ts';
import { changePassword, ensurePassword } from '../../support/profile.ts';

export default scenario({
  title:
    'A new password that does not follow the guidance, or equals the old one, causes a warning',
  source: 'PROF-026, PROF-D09',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    const own = await ensurePassword(me);
    const weak = {
      'one that is too short': 'Short-1',
      'one without an uppercase letter': 'conformance-9',
      'one of letters and digits alone': 'Conformance9',
      'one without a digit': 'Conformance-kit',
      'the old one': own,
    };
    for (const [what, newPassword] of Object.entries(weak)) {
      const warnings = await changePassword(me, [own, newPassword]);
      ctx.expectThat(`there is a warning of ${what}`, warnings.length > 0);
    }
    const all = await changePassword(me, [own, 'weak']);
    ctx.expectEqual(
      'how much is said of one with four flaws but small letters',
      new Set(all).size,
      4,
    );
    const body = { password: own };
    const { twoFactorAuthResult } = await me.request('disableTwoFactor', { body });
    ctx.expectThat('the password is what it was', twoFactorAuthResult.isPassWordVerified);
  },
});
