import { scenario } from '../../scenario/types.ts';
import { allOf, newsOf } from '../../support/notifications.ts';
import { bookOn, employeeIdOf, joint, project, seen, task } from '../../support/projects.ts';

export default scenario({
  title:
    'A task moves between own projects with a new code; who has booked on it joins the project it becomes',
  source: 'PROJ-041; decisions, "Projects, tags and reports"',
  async run(kit) {
    const [owner, me] = [kit.as('admin'), kit.as('member')];
    // A demo world may be told news of any project at the first look.
    await Promise.all([owner, me].map(allOf));
    const from = await joint(kit, owner, me);
    const to = await project(kit, owner);
    const mine = await joint(kit, me, owner);
    await task(kit, owner, to);
    const taskId = await task(kit, me, from);
    const padded = { taskName: ` ${kit.name('Task')} `, taskDescription: ' Words. ' };
    const made = await me.ask('createProjectTask', { body: { projectId: mine, ...padded } });
    const bare = (await seen(me, mine)).tasks.find((each) => each.taskId === made.taskId);
    kit.expectEqual(
      'a new one, without blanks around',
      [bare?.taskName, bare?.taskDescription],
      [padded.taskName.trim(), 'Words.'],
    );
    const move = (projectId: string, id = taskId) => ({ query: { projectId, taskId: id } });
    await owner.refused(409, 'moveProjectTask', move(from));
    await owner.refused(403, 'moveProjectTask', move(mine));
    await owner.refused(404, 'moveProjectTask', move(kit.uuid()));
    await owner.refused(404, 'moveProjectTask', move(to, kit.uuid()));
    const text = { taskName: kit.name('Task'), taskDescription: 'Words.' };
    await me.ask('updateProjectTask', { body: { taskId, ...text } });
    const { task: moved } = await owner.ask('moveProjectTask', move(to));
    const { code } = await seen(owner, to);
    kit.expectEqual('its code', [moved.projectId, moved.taskCode], [to, `${code}-T2`]);
    const { taskName, taskDescription } = moved;
    kit.expectEqual('its texts', { taskName, taskDescription }, text);
    await me.refused(404, 'getProjectTask', { path: { id: taskId } });
    await owner.ask('moveProjectTask', move(from));
    const entry = await bookOn(kit, me, taskId);
    const read = await me.ask('getProjectTask', { path: { id: taskId } });
    kit.expectEqual('its time', read.task.timeEffortAsString, '1 Hrs 0 m');
    for (const who of [me, owner]) {
      kit.expectEqual('as the overview has it', (await seen(who, from)).tasks, [read.task]);
    }
    const told = { taskName: ` ${kit.name('Project')} `, taskDescription: ' Words. ' };
    const body = { projectId: from, taskId, ...told };
    await owner.refused(400, 'convertTaskToProject', { body: { ...body, projectId: to } });
    await owner.refused(404, 'convertTaskToProject', { body: { ...body, taskId: kit.uuid() } });
    await owner.refused(400, 'convertTaskToProject', { body: { ...body, taskName: '  ' } });
    const { projectDetail } = await owner.ask('convertTaskToProject', { body });
    const { id, name, description } = projectDetail;
    kit.expectEqual('its name', [name, description], [told.taskName.trim(), 'Words.']);
    const source = await seen(owner, from);
    kit.expectEqual('its code', projectDetail.code, `${source.code}-1`);
    const joined = (await seen(owner, id)).members.map((each) => each.employeeId).toSorted();
    const [ownerId, meId] = [await employeeIdOf(owner), await employeeIdOf(me)];
    kit.expectEqual('its members', joined, [ownerId, meId].toSorted());
    kit.expectEqual('what they hear', await newsOf(me, id), [5]);
    kit.expectEqual('what whoever did it hears', await newsOf(owner, id), []);
    await owner.refused(404, 'convertTaskToProject', { body });
    await owner.refused(409, 'deleteProject', { path: { id } });
    await me.ask('deleteClockWorkEntries', { body: [entry] });
    const again = { ...body, taskId: await task(kit, owner, from) };
    const next = await owner.ask('convertTaskToProject', { body: again });
    kit.expectEqual('the next code', next.projectDetail.code, `${source.code}-2`);
    const where = await owner.ask('getProject', { path: { id } });
    kit.expectEqual('it is a sub-project', where.parentProject?.id, from);
  },
});
