import { scenario } from '../../scenario/types.ts';
import { ensurePassword, fetchProfile } from '../../support/profile.ts';

export default scenario({
  title: 'No one can change someone else’s password, not even an administrator',
  source: 'PROF-032, PROF-007',
  isExclusive: true,
  async run(ctx) {
    const [member, admin] = [ctx.as('member'), ctx.as('admin')];
    const { id } = await fetchProfile(member);
    const newPassword = 'Conformance-kit-9';
    const passwords = { oldPassword: await ensurePassword(member), newPassword };
    const body = { id, ...passwords, newConfirmPassword: newPassword };
    await admin.expectError(403, 'changePassword', { body });
    await ctx.as('colleague').expectError(403, 'changePassword', { body });
  },
});
