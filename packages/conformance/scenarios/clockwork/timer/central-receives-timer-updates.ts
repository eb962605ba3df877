import { scenario } from '../../../scenario/types.ts';
import { add, clearRecent, emptyDay, start } from '../../../support/clockwork.ts';
import { getEmployeeId } from '../../../support/projects.ts';
import { eventsAfter, readLastEventId } from '../../../support/streams.ts';

const hub = 'streamCentralClockWork';

export default scenario({
  title: 'Subscribers of Centralised ClockWork are notified when timers start, change and stop',
  source: 'API-042',
  isExclusive: true,
  async run(ctx) {
    const [boss, me] = [ctx.as('admin'), ctx.as('member')];
    await clearRecent(ctx, me);
    const last = await readLastEventId(boss, hub);
    const first = await start(ctx, me);
    const second = await start(ctx, me);
    const update = (id: string, description: string) =>
      me.request('postClockWork', { body: { type: 'update', entryPayLoad: { id, description } } });
    const description = ctx.name();
    await update(second, description);
    await update(second, description);
    await update(first, description);
    await add(ctx, me, { day: await emptyDay(ctx, me), from: '09:00', to: '10:00' });
    await me.request('postClockWork', { body: { type: 'end', entryPayLoad: { id: second } } });
    await clearRecent(ctx, me);
    const events = await eventsAfter(boss, hub, last);
    ctx.expectEqual(
      'what was told: what stays as it is, and what has ended, is no news',
      events.map(({ event }) => event),
      ['timerStarted', 'timerStarted', 'timerChanged', 'timerStopped'],
    );
    const actual = events.map(
      ({ data }) => data as { employeeId: string; runningEntry: object | null },
    );
    const runs = actual.map(({ runningEntry }) => runningEntry !== null);
    ctx.expectEqual('whether an entry is running after each request', runs, [
      true,
      true,
      true,
      false,
    ]);
    const employeeId = await getEmployeeId(me);
    ctx.expectThat(
      'whose they are',
      actual.every((each) => each.employeeId === employeeId),
    );
  },
});
