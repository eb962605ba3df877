import { scenario } from '../../scenario/types.ts';
import { clearRecent, isSame, payLoad } from '../../support/clockwork.ts';
import { project, task } from '../../support/projects.ts';

export default scenario({
  title: 'A break may be told later, with its time, and counts unless something has begun since',
  source: 'decisions, "ClockWork server rules"',
  async run(kit) {
    const me = kit.as('member');
    await clearRecent(kit, me);
    const date = kit.day(0, me.timeZone);
    const told = async () =>
      (await me.ask('getClockWorkDay', { path: { date } })).brokenEntry?.id ?? null;
    const add = async (startTime: string, endTime: string | null) => {
      const entryPayLoad = payLoad(kit, startTime, endTime);
      await me.ask('postClockWork', { body: { type: 'add', entryPayLoad } });
      return entryPayLoad.id;
    };
    const breakAt = (id: string, endTime: string) =>
      ({ body: { type: 'break', entryPayLoad: { id, endTime } } }) as const;

    const past = kit.minutesFromNow(-2);
    const before = await add(kit.minutesFromNow(-3), past);
    await me.ask('postClockWork', breakAt(before, past));
    kit.expectEqual('of one that had ended then', await told(), before);

    const since = await add(kit.minutesFromNow(-1), null);
    const taskId = await task(kit, me, await project(kit, me));
    await me.ask('assignClockWorkEntries', { query: { taskId }, body: [{ id: since }] });
    await me.ask('postClockWork', breakAt(before, past));
    await me.ask('postClockWork', { body: { type: 'end', entryPayLoad: { id: since } } });
    kit.expectEqual('of one before what runs', await told(), null);
    await me.ask('deleteClockWorkEntries', { body: [since] });

    const now = kit.minutesFromNow(0);
    const ended = new Date(Date.parse(now) + 1000).toISOString();
    const running = await add(now, null);
    const answer = await me.ask('postClockWork', breakAt(running, ended));
    const end = answer.clockWorkEntries[0]?.endTime ?? null;
    kit.expectThat('the running one ends at that time', isSame(end, ended));
    kit.expectEqual('what to continue', await told(), running);

    await me.ask('postClockWork', breakAt(running, ended));
    await me.ask('postClockWork', breakAt(before, past));
    kit.expectEqual('told again, and of one before it', await told(), running);
    await me.refused(400, 'postClockWork', breakAt(running, kit.minutesFromNow(-1)));
    await clearRecent(kit, me);
  },
});
