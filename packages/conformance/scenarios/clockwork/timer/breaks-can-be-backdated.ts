import { scenario } from '../../../scenario/types.ts';
import { clearRecent, isSame, payLoad } from '../../../support/clockwork.ts';
import { project, task } from '../../../support/projects.ts';

export default scenario({
  title:
    'A break can be reported later, with its time, and counts unless another entry has started since',
  source: 'CLOCK-D40',
  async run(ctx) {
    const me = ctx.as('member');
    await clearRecent(ctx, me);
    const date = ctx.day(0, me.timeZone);
    const readActual = async () =>
      (await me.request('getClockWorkDay', { path: { date } })).brokenEntry?.id ?? null;
    const add = async (startTime: string, endTime: string | null) => {
      const entryPayLoad = payLoad(ctx, startTime, endTime);
      await me.request('postClockWork', { body: { type: 'add', entryPayLoad } });
      return entryPayLoad.id;
    };
    const breakAt = (id: string, endTime: string) =>
      ({ body: { type: 'break', entryPayLoad: { id, endTime } } }) as const;

    const past = ctx.minutesFromNow(-2);
    const before = await add(ctx.minutesFromNow(-3), past);
    await me.request('postClockWork', breakAt(before, past));
    ctx.expectEqual('of one that had ended then', await readActual(), before);

    const since = await add(ctx.minutesFromNow(-1), null);
    const taskId = await task(ctx, me, await project(ctx, me));
    await me.request('assignClockWorkEntries', { query: { taskId }, body: [{ id: since }] });
    await me.request('postClockWork', breakAt(before, past));
    await me.request('postClockWork', { body: { type: 'end', entryPayLoad: { id: since } } });
    ctx.expectEqual('of the entry before the running one', await readActual(), null);
    await me.request('deleteClockWorkEntries', { body: [since] });

    const now = ctx.minutesFromNow(0);
    const ended = new Date(Date.parse(now) + 1000).toISOString();
    const running = await add(now, null);
    const response = await me.request('postClockWork', breakAt(running, ended));
    const end = response.clockWorkEntries[0]?.endTime ?? null;
    ctx.expectThat('the running one ends at that time', isSame(end, ended));
    ctx.expectEqual('what to continue', await readActual(), running);

    await me.request('postClockWork', breakAt(running, ended));
    await me.request('postClockWork', breakAt(before, past));
    ctx.expectEqual('notified again, with the previous one', await readActual(), running);
    await me.expectError(400, 'postClockWork', breakAt(running, ctx.minutesFromNow(-1)));
    await clearRecent(ctx, me);
  },
});
