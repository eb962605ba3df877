import { scenario } from '../../scenario/types.ts';
import { add, emptyDay, entryOn, payLoad } from '../../support/clockwork.ts';
import { employeeIdOf, project, task } from '../../support/projects.ts';

export default scenario({
  title: 'Time is booked on projects that the person sees; others are as good as unknown',
  source: 'PROJ-044, CLOCK-039',
  async run(kit) {
    const [owner, me] = [kit.as('admin'), kit.as('member')];
    const projectId = await project(kit, owner);
    const taskId = await task(kit, owner, projectId);
    const day = await emptyDay(kit, me);
    const mine = await add(kit, me, { day, from: '09:00', to: '10:00' });
    const at = (time: string) => kit.at(day, time, me.timeZone);
    const more = { ...payLoad(kit, at('10:00'), at('11:00')), projectId, taskId };
    const change = { id: mine.id, projectId, taskId };
    await me.refused(400, 'postClockWork', { body: { type: 'add', entryPayLoad: more } });
    await me.refused(400, 'postClockWork', { body: { type: 'update', entryPayLoad: change } });
    const assigned = { query: { taskId }, body: [{ id: mine.id }] };
    await me.refused(404, 'assignClockWorkEntries', assigned);
    const query = { taskId, taskName: kit.name('Task') };
    await me.refused(404, 'addEntryUnderTask', { query });
    kit.expectEqual('the entry', await entryOn(kit, me, day, mine.id), mine);
    const pair = { projectId, employeeId: await employeeIdOf(me) };
    await owner.ask('addProjectMember', { body: pair });
    await me.ask('assignClockWorkEntries', assigned);
    await owner.ask('removeProjectMember', { query: pair });
    const described = { id: mine.id, description: kit.name() };
    await me.ask('postClockWork', { body: { type: 'update', entryPayLoad: described } });
    kit.expectEqual('its task', (await entryOn(kit, me, day, mine.id)).taskId, taskId);
  },
});
