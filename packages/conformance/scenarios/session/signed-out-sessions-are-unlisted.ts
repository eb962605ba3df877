import { scenario } from '../../scenario/types.ts';
import { getOwnSession } from '../../support/profile.ts';

export default scenario({
  title: 'A session that signs out is no longer listed, and all others still are',
  source: 'AUTH-027, AUTH-002, AUTH-D06',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    const [leaving, staying] = [await me.onOtherDevice(), await me.onOtherDevice()];
    const [remaining, stored] = [await getOwnSession(leaving), await getOwnSession(staying)];
    await leaving.request('logout');
    const { sessions } = await me.request('listSessions');
    const ids = new Set(sessions.map(({ id }) => id));
    ctx.expectThat('the one that left is not listed', !ids.has(remaining.id));
    ctx.expectThat('the other is', ids.has(stored.id));
    await staying.request('getUserRole');
    await me.request('endSession', { path: { sessionId: stored.id } });
  },
});
