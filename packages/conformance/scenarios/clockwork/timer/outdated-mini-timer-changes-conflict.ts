import { scenario } from '../../../scenario/types.ts';
import { clearRecent, running } from '../../../support/clockwork.ts';

export default scenario({
  title: 'Only a change based on the newest version changes or stops the mini timer (409)',
  source: 'CLOCK-D85',
  async run(ctx) {
    const me = ctx.as('member');
    await clearRecent(ctx, me);
    const { clockWorkMini } = await me.request('startMiniEntry', {
      body: { startTime: ctx.minutesFromNow(0), description: ctx.name() },
    });
    const { id, startTime } = clockWorkMini;
    const description = ctx.name();
    const first = (await running(me))?.clockWorkEntry.version ?? 0;
    const change = { id, startTime, description, version: first };
    await me.request('updateMiniEntry', { body: change });
    const stale = { ...change, description: ctx.name() };
    await me.expectError(409, 'updateMiniEntry', { body: stale });
    await me.expectError(409, 'endMiniEntry', { body: stale });
    const now = (await running(me))?.clockWorkEntry;
    ctx.expectEqual('the running entry', [now?.id, now?.description], [id, description]);
    await me.request('endMiniEntry', { body: { ...change, version: now?.version ?? 0 } });
    ctx.expectEqual('the running entry', await running(me), null);
  },
});
