import { scenario } from '../../scenario/types.ts';
import { clearRecent, running } from '../../support/clockwork.ts';

export default scenario({
  title: 'The mini timer is changed and stopped by whoever has seen its newest version (409)',
  source: 'decisions, "Answers and failures"',
  async run(kit) {
    const me = kit.as('member');
    await clearRecent(kit, me);
    const { clockWorkMini } = await me.ask('startMiniEntry', {
      body: { startTime: kit.minutesFromNow(0), description: kit.name() },
    });
    const { id, startTime } = clockWorkMini;
    const description = kit.name();
    const first = (await running(me))?.clockWorkEntry.version ?? 0;
    const change = { id, startTime, description, version: first };
    await me.ask('updateMiniEntry', { body: change });
    const stale = { ...change, description: kit.name() };
    await me.refused(409, 'updateMiniEntry', { body: stale });
    await me.refused(409, 'endMiniEntry', { body: stale });
    const now = (await running(me))?.clockWorkEntry;
    kit.expectEqual('what runs', [now?.id, now?.description], [id, description]);
    await me.ask('endMiniEntry', { body: { ...change, version: now?.version ?? 0 } });
    kit.expectEqual('what runs', await running(me), null);
  },
});
