import { scenario } from '../../scenario/types.ts';

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
  },
});
