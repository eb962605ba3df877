import { scenario } from '../../scenario/types.ts';

/** The user agent of each browser. */
const agents = [
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox',
    'Windows',
  ],
] as const;

export default scenario({
  title: 'A session is identified by the names of the browser and the system that its calls report',
  source: 'PROF-D05',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    for (const [agent, browser, system] of agents) {
      const there = await me.onOtherDevice();
      const { sessions } = await there.request('listSessions', {
        headers: { 'User-Agent': agent },
      });
      const own = sessions.find(({ isCurrent }) => isCurrent);
      ctx.expectEqual('the browser and the system', [own?.browser, own?.system], [browser, system]);
    }
    await me.request('endOtherSessions');
  },
});
