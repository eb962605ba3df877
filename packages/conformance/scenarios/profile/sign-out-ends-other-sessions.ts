import { scenario } from '../../scenario/types.ts';
import { getOwnSession } from '../../support/profile.ts';

export default scenario({
  title: 'All other sessions are signed out at once, but not the current one and no one else’s',
  source: 'AUTH-D06',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    const others = [await me.onOtherDevice(), await me.onOtherDevice()];
    for (const other of others) await other.request('getUserRole');
    await me.request('endOtherSessions');
    for (const other of others) await other.expectError(401, 'getUserRole');
    const { sessions } = await me.request('listSessions');
    ctx.expectEqual('what is left', sessions, [await getOwnSession(me)]);
    await ctx.as('colleague').request('getUserRole');
  },
});
