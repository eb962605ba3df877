import { scenario } from '../../scenario/types.ts';
import {
  add,
  clearRecent,
  emptyDay,
  entriesOf,
  entryOn,
  payLoad,
  running,
  start,
} from '../../support/clockwork.ts';
import { employeeIdOf, project, seen, task } from '../../support/projects.ts';

export default scenario({
  title: 'Time is booked on a project and one of its tasks, shown with both, and taken off again',
  source: 'CLOCK-035, CLOCK-013, CLOCK-077',
  async run(kit) {
    const [me, owner] = [kit.as('member'), kit.as('admin')];
    const projectId = await project(kit, me);
    const taskId = await task(kit, me, projectId);
    const { code, name, tasks } = await seen(me, projectId);
    const other = await project(kit, me);
    const elsewhere = await task(kit, me, other);
    const day = await emptyDay(kit, me);
    const at = (time: string) => kit.at(day, time, me.timeZone);
    for (const work of [
      { projectId: kit.uuid(), taskId: null },
      { projectId, taskId: elsewhere },
      { projectId, taskId: kit.uuid() },
      { projectId: null, taskId },
    ]) {
      const entryPayLoad = { ...payLoad(kit, at('09:00'), at('10:00')), ...work };
      await me.refused(400, 'postClockWork', { body: { type: 'add', entryPayLoad } });
    }
    const entryPayLoad = { ...payLoad(kit, at('09:00'), at('10:00')), projectId, taskId };
    await me.ask('postClockWork', { body: { type: 'add', entryPayLoad } });
    const booked = await entryOn(kit, me, day, entryPayLoad.id);
    const [own] = tasks;
    kit.expectEqual('its project', booked.projectDisplayString, `${code} ${name}`);
    kit.expectEqual('its task', booked.taskDisplayString, `${own?.taskCode} ${own?.taskName}`);
    kit.expectEqual('whether an owner is a member', booked.isMember, true);
    const { id } = booked;
    const change = async (work: object) => {
      await me.ask('postClockWork', { body: { type: 'update', entryPayLoad: { id, ...work } } });
      const { projectId: at1, taskId: at2 } = await entryOn(kit, me, day, id);
      return [at1, at2];
    };
    const unfit = { type: 'update', entryPayLoad: { id, taskId: elsewhere } } as const;
    await me.refused(400, 'postClockWork', { body: unfit });
    kit.expectEqual('without its task', await change({ taskId: null }), [projectId, null]);
    kit.expectEqual('without any', await change({ projectId: null }), [null, null]);
    const open = await entryOn(kit, me, day, id);
    kit.expectEqual('what it shows', [open.projectDisplayString, open.isMember], ['', true]);
    const more = await add(kit, me, { day, from: '11:00', to: '12:00' });
    const unknown = { query: { taskId }, body: [{ id }, { id: kit.uuid() }] };
    await me.refused(404, 'assignClockWorkEntries', unknown);
    kit.expectEqual(
      'the day',
      (await entriesOf(me, day)).map((each) => each.taskId),
      [null, null],
    );
    const assigned = await me.ask('assignClockWorkEntries', {
      query: { taskId },
      body: [{ id }, { id: more.id }, { id }],
    });
    kit.expectEqual(
      'newest first, each once',
      assigned.clockWorkEntries.map((each) => each.id),
      [more.id, id],
    );
    const both = (await entriesOf(me, day)).map((each) => [each.projectId, each.taskId]);
    kit.expectEqual('the day', both, [
      [projectId, taskId],
      [projectId, taskId],
    ]);
    await me.ask('assignClockWorkEntries', { query: { taskId: elsewhere }, body: [{ id }] });
    const moved = await entryOn(kit, me, day, id);
    kit.expectEqual('booked anew', [moved.projectId, moved.taskId], [other, elsewhere]);
    // Administrators see every project, and are members of few.
    const elsewhereDay = await emptyDay(kit, owner);
    const theirs = await add(kit, owner, { day: elsewhereDay, from: '09:00', to: '10:00' });
    await owner.ask('assignClockWorkEntries', { query: { taskId }, body: [{ id: theirs.id }] });
    const shown = await entryOn(kit, owner, elsewhereDay, theirs.id);
    kit.expectEqual('whether a stranger is a member', shown.isMember, false);
    const employeeId = await employeeIdOf(owner);
    await me.ask('addProjectMember', { body: { projectId, employeeId } });
    const joined = await entryOn(kit, owner, elsewhereDay, theirs.id);
    kit.expectEqual('whether a member is one', joined.isMember, true);
    await me.ask('removeProjectMember', { query: { projectId, employeeId } });
    const left = await entryOn(kit, owner, elsewhereDay, theirs.id);
    kit.expectEqual('whether a former one is', left.isMember, false);
    await clearRecent(kit, me);
    const before = await start(kit, me);
    const description = kit.name();
    const query = { taskId, taskName: ` ${description} ` };
    const { clockWorkEntries } = await me.ask('addEntryUnderTask', { query });
    kit.expectEqual('what it ended', clockWorkEntries.at(-1)?.id, before);
    const live = (await running(me))?.clockWorkEntry;
    kit.expectEqual(
      'what runs',
      [live?.description, live?.projectId, live?.taskId],
      [description, projectId, taskId],
    );
    await me.refused(400, 'addEntryUnderTask', { query: { taskId, taskName: '  ' } });
    await me.refused(404, 'addEntryUnderTask', { query: { taskId: kit.uuid(), taskName: 'a' } });
    await clearRecent(kit, me);
  },
});
