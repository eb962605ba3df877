import { scenario } from '../../scenario/types.ts';
import { ensurePassword, fetchProfile } from '../../support/profile.ts';

export default scenario({
  title: 'The response to a password change says whether it signed out other sessions',
  source: 'PROF-024, PROF-D10',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    const { id } = await fetchProfile(me);
    const own = await ensurePassword(me);
    const other = 'Conformance-kit-9';
    const message = async (oldPassword: string, newPassword: string) => {
      const body = { id, oldPassword, newPassword, newConfirmPassword: newPassword };
      return (await me.request('changePassword', { body })).successMessages?.length;
    };
    await me.request('endOtherSessions');
    const only = await message(own, other);
    await (await me.onOtherDevice()).request('getUserRole');
    const withOthers = await message(other, own);
    ctx.expectEqual('the additional messages', (withOthers ?? 0) - (only ?? 0), 1);
  },
});
