import { scenario } from '../../scenario/types.ts';
import { ownSession } from '../../support/profile.ts';

export default scenario({
  title: 'The session that asks is listed first, and the others by when they were last seen',
  source: 'the decisions on sessions',
  isAlone: true,
  async run(kit) {
    const me = kit.as('member');
    const others = [await me.elsewhere(), await me.elsewhere()];
    for (const other of others) await other.ask('getUserRole');
    const { sessions } = await me.ask('listSessions');
    kit.expectEqual(
      'which one is this',
      sessions.map(({ isCurrent }) => isCurrent),
      sessions.map((_, at) => at === 0),
    );
    const seen = sessions.slice(1).map(({ lastSeenOn }) => Date.parse(lastSeenOn));
    kit.expectEqual(
      'the order of the others',
      seen,
      seen.toSorted((a, b) => b - a),
    );
    await me.ask('endOtherSessions');
    const leaving = await me.elsewhere();
    const { id } = await ownSession(leaving);
    await leaving.ask('logout');
    const { sessions: left } = await me.ask('listSessions');
    kit.expectThat('one that has signed out is not listed', !left.some((each) => each.id === id));
    // Where its token is taken still, it is the one that asks.
    const own = await leaving.call('listSessions');
    if (own.status === 200) {
      kit.expectEqual('it sees itself first', own.body.sessions[0]?.id, id);
    }
    await me.ask('endSession', { path: { sessionId: id } });
    await leaving.refused(401, 'getUserRole');
  },
});
