import { scenario } from '../../../scenario/types.ts';
import {
  add,
  clearRecent,
  emptyDay,
  entryOn,
  isSame,
  running,
  stale,
} from '../../../support/clockwork.ts';

export default scenario({
  title:
    'The mini timer changes and stops only the running entry, with the start and text that it receives',
  source: 'CLOCK-052',
  async run(ctx) {
    const me = ctx.as('member');
    await clearRecent(ctx, me);
    const day = ctx.day(0, me.timeZone);
    const { clockWorkMini } = await me.request('startMiniEntry', {
      body: { startTime: ctx.minutesFromNow(0), description: ctx.name() },
    });
    const { id } = clockWorkMini;
    const startTime = new Date(Date.parse(clockWorkMini.startTime) - 1000).toISOString();
    const description = ctx.name();
    const actual = await me.request('endMiniEntry', { body: { id, startTime, description } });
    ctx.expectEqual(
      'what ended',
      actual.clockWorkEntries.map((each) => each.id),
      [id],
    );
    const ended = await entryOn(ctx, me, ctx.day(0, me.timeZone) === day ? day : day, id);
    ctx.expectThat('it has the requested start', isSame(ended.startTime, startTime));
    ctx.expectEqual('its description', ended.description, description);
    const other = await add(ctx, me, { day: await emptyDay(ctx, me), from: '09:00', to: '10:00' });
    for (const each of [id, other.id]) {
      const body = { id: each, startTime, description };
      await me.expectError(400, 'updateMiniEntry', { body });
      await me.expectError(400, 'endMiniEntry', { body });
    }
    const old = await stale(ctx, me);
    const body = { id: old, startTime, description };
    await me.expectError(400, 'updateMiniEntry', { body });
    await me.expectError(400, 'endMiniEntry', { body });
    await me.expectError(400, 'startMiniEntry', {
      body: { startTime: ctx.minutesFromNow(0), description },
    });
    ctx.expectEqual('the running entry', (await running(me))?.clockWorkEntry.id, old);
    await clearRecent(ctx, me);
  },
});
