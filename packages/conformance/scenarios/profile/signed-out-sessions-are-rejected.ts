import { scenario } from '../../scenario/types.ts';
import { getOwnSession } from '../../support/profile.ts';

export default scenario({
  title: 'A session that is signed out is rejected from its next call on, and no other one is',
  source: 'PROF-D06',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    const [remaining, stored] = [await me.onOtherDevice(), await me.onOtherDevice()];
    const [{ id }, other] = [await getOwnSession(remaining), await getOwnSession(stored)];
    const getIds = async () => (await me.request('listSessions')).sessions.map((each) => each.id);
    const before = await getIds();
    ctx.expectThat('all sessions are listed', before.includes(id) && before.includes(other.id));
    ctx.expectThat('each is listed once', new Set(before).size === before.length);
    await ctx.as('colleague').expectError(404, 'endSession', { path: { sessionId: id } });
    await remaining.request('getUserRole');
    await me.request('endSession', { path: { sessionId: id } });
    await remaining.expectError(401, 'getUserRole');
    await me.request('endSession', { path: { sessionId: id } });
    await stored.request('getUserRole');
    ctx.expectThat('it is not listed any more', !(await getIds()).includes(id));
    const own = await getOwnSession(me);
    await me.expectError(409, 'endSession', { path: { sessionId: own.id } });
  },
});
