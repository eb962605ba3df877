import { scenario } from '../../scenario/types.ts';
import { getOwnSession } from '../../support/profile.ts';

export default scenario({
  title: 'The current session is listed first, and the others by when they were last seen',
  source: 'PROF-D10',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    const others = [await me.onOtherDevice(), await me.onOtherDevice()];
    for (const other of others) await other.request('getUserRole');
    const { sessions } = await me.request('listSessions');
    ctx.expectEqual(
      'which one is this',
      sessions.map(({ isCurrent }) => isCurrent),
      sessions.map((_, at) => at === 0),
    );
    const seen = sessions.slice(1).map(({ lastSeenOn }) => Date.parse(lastSeenOn));
    ctx.expectEqual(
      'the order of the others',
      seen,
      seen.toSorted((a, b) => b - a),
    );
    await me.request('endOtherSessions');
    const leaving = await me.onOtherDevice();
    const { id } = await getOwnSession(leaving);
    await leaving.request('logout');
    const { sessions: remaining } = await me.request('listSessions');
    ctx.expectThat(
      'one that has signed out is not listed',
      !remaining.some((each) => each.id === id),
    );
    // Where its token is still accepted, it is the session of the request.
    const own = await leaving.call('listSessions');
    if (own.status === 200) {
      ctx.expectEqual('it sees itself first', own.body.sessions[0]?.id, id);
    }
    await me.request('endSession', { path: { sessionId: id } });
    await leaving.expectError(401, 'getUserRole');
  },
});
