import { scenario } from '../../../scenario/types.ts';
import {
  add,
  clearRecent,
  emptyDay,
  fetchEntries,
  entryOn,
  payLoad,
  running,
  start,
} from '../../../support/clockwork.ts';
import { getEmployeeId, project, seen, task } from '../../../support/projects.ts';

export default scenario({
  title:
    'Time is booked on a project and one of its tasks, shown with both, and can be removed from them again',
  source: 'CLOCK-035, CLOCK-013, CLOCK-077',
  async run(ctx) {
    const [me, owner] = [ctx.as('member'), ctx.as('admin')];
    const projectId = await project(ctx, me);
    const taskId = await task(ctx, me, projectId);
    const { code, name, tasks } = await seen(me, projectId);
    const other = await project(ctx, me);
    const otherTask = await task(ctx, me, other);
    const day = await emptyDay(ctx, me);
    const at = (time: string) => ctx.at(day, time, me.timeZone);
    for (const work of [
      { projectId: ctx.uuid(), taskId: null },
      { projectId, taskId: otherTask },
      { projectId, taskId: ctx.uuid() },
      { projectId: null, taskId },
    ]) {
      const entryPayLoad = { ...payLoad(ctx, at('09:00'), at('10:00')), ...work };
      await me.expectError(400, 'postClockWork', { body: { type: 'add', entryPayLoad } });
    }
    const entryPayLoad = { ...payLoad(ctx, at('09:00'), at('10:00')), projectId, taskId };
    await me.request('postClockWork', { body: { type: 'add', entryPayLoad } });
    const booked = await entryOn(ctx, me, day, entryPayLoad.id);
    const [own] = tasks;
    ctx.expectEqual('its project', booked.projectDisplayString, `${code} ${name}`);
    ctx.expectEqual('its task', booked.taskDisplayString, `${own?.taskCode} ${own?.taskName}`);
    ctx.expectEqual('whether an owner is a member', booked.isMember, true);
    const { id } = booked;
    const change = async (work: object) => {
      await me.request('postClockWork', {
        body: { type: 'update', entryPayLoad: { id, ...work } },
      });
      const { projectId: at1, taskId: at2 } = await entryOn(ctx, me, day, id);
      return [at1, at2];
    };
    const unfit = { type: 'update', entryPayLoad: { id, taskId: otherTask } } as const;
    await me.expectError(400, 'postClockWork', { body: unfit });
    ctx.expectEqual('without its task', await change({ taskId: null }), [projectId, null]);
    ctx.expectEqual('without any', await change({ projectId: null }), [null, null]);
    const open = await entryOn(ctx, me, day, id);
    ctx.expectEqual('what it shows', [open.projectDisplayString, open.isMember], ['', true]);
    const more = await add(ctx, me, { day, from: '11:00', to: '12:00' });
    const unknown = { query: { taskId }, body: [{ id }, { id: ctx.uuid() }] };
    await me.expectError(404, 'assignClockWorkEntries', unknown);
    ctx.expectEqual(
      'the day',
      (await fetchEntries(me, day)).map((each) => each.taskId),
      [null, null],
    );
    const assigned = await me.request('assignClockWorkEntries', {
      query: { taskId },
      body: [{ id }, { id: more.id }, { id }],
    });
    ctx.expectEqual(
      'newest first, each once',
      assigned.clockWorkEntries.map((each) => each.id),
      [more.id, id],
    );
    const both = (await fetchEntries(me, day)).map((each) => [each.projectId, each.taskId]);
    ctx.expectEqual('the day', both, [
      [projectId, taskId],
      [projectId, taskId],
    ]);
    await me.request('assignClockWorkEntries', { query: { taskId: otherTask }, body: [{ id }] });
    const moved = await entryOn(ctx, me, day, id);
    ctx.expectEqual('assigned again', [moved.projectId, moved.taskId], [other, otherTask]);
    // Administrators see every project but are members of few.
    const otherDay = await emptyDay(ctx, owner);
    const theirs = await add(ctx, owner, { day: otherDay, from: '09:00', to: '10:00' });
    await owner.request('assignClockWorkEntries', { query: { taskId }, body: [{ id: theirs.id }] });
    const shown = await entryOn(ctx, owner, otherDay, theirs.id);
    ctx.expectEqual('whether a stranger is a member', shown.isMember, false);
    const employeeId = await getEmployeeId(owner);
    await me.request('addProjectMember', { body: { projectId, employeeId } });
    const joined = await entryOn(ctx, owner, otherDay, theirs.id);
    ctx.expectEqual('whether a member is one', joined.isMember, true);
    await me.request('removeProjectMember', { query: { projectId, employeeId } });
    const remaining = await entryOn(ctx, owner, otherDay, theirs.id);
    ctx.expectEqual('whether a former one is', remaining.isMember, false);
    await clearRecent(ctx, me);
    const before = await start(ctx, me);
    const description = ctx.name();
    const query = { taskId, taskName: ` ${description} ` };
    const { clockWorkEntries } = await me.request('addEntryUnderTask', { query });
    ctx.expectEqual('what it ended', clockWorkEntries.at(-1)?.id, before);
    const live = (await running(me))?.clockWorkEntry;
    ctx.expectEqual(
      'what runs',
      [live?.description, live?.projectId, live?.taskId],
      [description, projectId, taskId],
    );
    await me.expectError(400, 'addEntryUnderTask', { query: { taskId, taskName: '  ' } });
    await me.expectError(404, 'addEntryUnderTask', {
      query: { taskId: ctx.uuid(), taskName: 'a' },
    });
    await clearRecent(ctx, me);
  },
});
