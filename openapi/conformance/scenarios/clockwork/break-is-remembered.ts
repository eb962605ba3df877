import { scenario } from '../../scenario/types.ts';
import { clearRecent, start } from '../../support/clockwork.ts';
import { project, task } from '../../support/projects.ts';

export default scenario({
  title: 'A break remembers the entry that it has ended, until something starts',
  source: 'decisions, "ClockWork server rules"',
  async run(kit) {
    const me = kit.as('member');
    await clearRecent(kit, me);
    const date = kit.day(0, me.timeZone);
    const told = async () => [
      (await me.ask('getClockWorkDay', { path: { date } })).brokenEntry?.id ?? null,
      (await me.ask('getClockWorkMini', { path: { date } })).brokenEntry?.id ?? null,
    ];
    const id = await start(kit, me);
    const taskId = await task(kit, me, await project(kit, me));
    await me.ask('assignClockWorkEntries', { query: { taskId }, body: [{ id }] });
    const pause = () => me.ask('postClockWork', { body: { type: 'break', entryPayLoad: { id } } });
    await pause();
    kit.expectEqual('what to continue', await told(), [id, id]);
    await me.ask('postClockWork', {
      body: { type: 'update', entryPayLoad: { id, endTime: null } },
    });
    kit.expectEqual('while it runs again', await told(), [null, null]);
    await pause();
    kit.expectEqual('what to continue, once more', await told(), [id, id]);
    const newId = kit.uuid();
    await me.ask('postClockWork', { body: { type: 'restart', entryPayLoad: { id, newId } } });
    kit.expectEqual('once it is continued', await told(), [null, null]);
    await me.ask('postClockWork', { body: { type: 'end', entryPayLoad: { id: newId } } });
    kit.expectEqual('once that has ended', await told(), [null, null]);
    await clearRecent(kit, me);
  },
});
