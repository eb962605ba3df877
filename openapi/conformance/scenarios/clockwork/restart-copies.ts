import { scenario } from '../../scenario/types.ts';
import { add, clearRecent, emptyDay, running } from '../../support/clockwork.ts';
import { project, task } from '../../support/projects.ts';

export default scenario({
  title: 'Restart starts a new entry with the same description, project and task',
  source: 'CLOCK-048, and the decisions on ClockWork',
  async run(kit) {
    const me = kit.as('member');
    await clearRecent(kit, me);
    const day = await emptyDay(kit, me);
    const { id, description } = await add(kit, me, { day, from: '09:00', to: '10:00' });
    const projectId = await project(kit, me);
    const taskId = await task(kit, me, projectId);
    await me.ask('assignClockWorkEntries', { query: { taskId }, body: [{ id }] });
    const newId = kit.uuid();
    await me.ask('postClockWork', { body: { type: 'restart', entryPayLoad: { id, newId } } });
    const copy = (await running(me))?.clockWorkEntry;
    kit.expectEqual('the running entry', copy?.id, newId);
    const copied = [copy?.description, copy?.projectId, copy?.taskId];
    kit.expectEqual('what it is about', copied, [description, projectId, taskId]);
    await clearRecent(kit, me);
  },
});
