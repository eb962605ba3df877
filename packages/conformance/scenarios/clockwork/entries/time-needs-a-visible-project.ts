import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay, entryOn, payLoad } from '../../../support/clockwork.ts';
import { getEmployeeId, project, task } from '../../../support/projects.ts';

export default scenario({
  title:
    'Time can be booked only on projects that the person sees; others get the response of unknown ones',
  source: 'PROJ-044, CLOCK-039',
  async run(ctx) {
    const [owner, me] = [ctx.as('admin'), ctx.as('member')];
    const projectId = await project(ctx, owner);
    const taskId = await task(ctx, owner, projectId);
    const day = await emptyDay(ctx, me);
    const mine = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const at = (time: string) => ctx.at(day, time, me.timeZone);
    const more = { ...payLoad(ctx, at('10:00'), at('11:00')), projectId, taskId };
    const change = { id: mine.id, projectId, taskId };
    await me.expectError(400, 'postClockWork', { body: { type: 'add', entryPayLoad: more } });
    await me.expectError(400, 'postClockWork', { body: { type: 'update', entryPayLoad: change } });
    const assigned = { query: { taskId }, body: [{ id: mine.id }] };
    await me.expectError(404, 'assignClockWorkEntries', assigned);
    const query = { taskId, taskName: ctx.name('Task') };
    await me.expectError(404, 'addEntryUnderTask', { query });
    ctx.expectEqual('the entry', await entryOn(ctx, me, day, mine.id), mine);
    const pair = { projectId, employeeId: await getEmployeeId(me) };
    await owner.request('addProjectMember', { body: pair });
    await me.request('assignClockWorkEntries', assigned);
    await owner.request('removeProjectMember', { query: pair });
    const described = { id: mine.id, description: ctx.name() };
    await me.request('postClockWork', { body: { type: 'update', entryPayLoad: described } });
    ctx.expectEqual('its task', (await entryOn(ctx, me, day, mine.id)).taskId, taskId);
  },
});
