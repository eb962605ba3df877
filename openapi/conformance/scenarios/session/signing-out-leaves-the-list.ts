import { scenario } from '../../scenario/types.ts';
import { ownSession } from '../../support/profile.ts';

export default scenario({
  title: 'A session that signs out is listed no longer, and every other still',
  source: 'AUTH-027, AUTH-002, and the decisions on sessions',
  isAlone: true,
  async run(kit) {
    const me = kit.as('member');
    const [leaving, staying] = [await me.elsewhere(), await me.elsewhere()];
    const [left, kept] = [await ownSession(leaving), await ownSession(staying)];
    await leaving.ask('logout');
    const { sessions } = await me.ask('listSessions');
    const ids = new Set(sessions.map(({ id }) => id));
    kit.expectThat('the one that left is not listed', !ids.has(left.id));
    kit.expectThat('the other is', ids.has(kept.id));
    await staying.ask('getUserRole');
    await me.ask('endSession', { path: { sessionId: kept.id } });
  },
});
