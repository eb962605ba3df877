import { scenario } from '../../scenario/types.ts';
import { changePassword, ensurePassword } from '../../support/profile.ts';

export default scenario({
  title: 'A password change ends the other sessions, and a rejected change ends none',
  source: 'PROF-024, PROF-D10',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    const own = await ensurePassword(me);
    const other = 'Conformance-kit-9';
    const onOtherDevice = await me.onOtherDevice();
    await changePassword(me, [`not ${own}`, other]);
    await onOtherDevice.request('getUserRole');
    await changePassword(me, [own, other]);
    await onOtherDevice.expectError(401, 'getUserRole');
    await changePassword(me, [other, own]);
  },
});
