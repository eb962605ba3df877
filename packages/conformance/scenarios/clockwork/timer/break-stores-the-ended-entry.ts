import { scenario } from '../../../scenario/types.ts';
import { clearRecent, start } from '../../../support/clockwork.ts';
import { project, task } from '../../../support/projects.ts';

export default scenario({
  title: 'A break stores the entry that it has ended, until another entry starts',
  source: 'CLOCK-D40',
  async run(ctx) {
    const me = ctx.as('member');
    await clearRecent(ctx, me);
    const date = ctx.day(0, me.timeZone);
    const readActual = async () => [
      (await me.request('getClockWorkDay', { path: { date } })).brokenEntry?.id ?? null,
      (await me.request('getClockWorkMini', { path: { date } })).brokenEntry?.id ?? null,
    ];
    const id = await start(ctx, me);
    const taskId = await task(ctx, me, await project(ctx, me));
    await me.request('assignClockWorkEntries', { query: { taskId }, body: [{ id }] });
    const pause = () =>
      me.request('postClockWork', { body: { type: 'break', entryPayLoad: { id } } });
    await pause();
    ctx.expectEqual('what to continue', await readActual(), [id, id]);
    await me.request('postClockWork', {
      body: { type: 'update', entryPayLoad: { id, endTime: null } },
    });
    ctx.expectEqual('while the entry is running again', await readActual(), [null, null]);
    await pause();
    ctx.expectEqual('what to continue, once more', await readActual(), [id, id]);
    const newId = ctx.uuid();
    await me.request('postClockWork', { body: { type: 'restart', entryPayLoad: { id, newId } } });
    ctx.expectEqual('once it is continued', await readActual(), [null, null]);
    await me.request('postClockWork', { body: { type: 'end', entryPayLoad: { id: newId } } });
    ctx.expectEqual('once that has ended', await readActual(), [null, null]);
    await clearRecent(ctx, me);
  },
});
