import { scenario } from '../../../scenario/types.ts';
import { allOf } from '../../../support/notifications.ts';
import { join, project, seen, subProject, task } from '../../../support/projects.ts';

/** Notification type of a removal from a project. */
const removedFromProject = 18;

export default scenario({
  title:
    'Who is removed from a project is notified, and has it, and those below it, no longer as default work or on the watch list',
  source: 'PROJ-069, PROJ-035, PROJ-082',
  isExclusive: true,
  async run(ctx) {
    const [owner, me] = [ctx.as('admin'), ctx.as('member')];
    const projectId = await project(ctx, owner);
    const below = await subProject(ctx, owner, projectId);
    const own = await project(ctx, me);
    const employeeId = await join(owner, projectId, me);
    const taskId = await task(ctx, owner, projectId);
    const settings = { isWFO: false, isClockWorkSetWeeklyMail: false, fromSettings: false };
    await me.request('saveDefaultProjectTask', { body: { taskId, ...settings } });
    for (const id of [projectId, below, own]) await me.request('watchProject', { path: { id } });
    const { name } = await seen(owner, projectId);
    const getOwn = async () => {
      const found = (await allOf(me)).filter(({ typeId }) => typeId === removedFromProject);
      return found.map(({ notificationData }) => notificationData.projectName);
    };
    const before = await getOwn();
    const removal = { query: { projectId, employeeId } };
    await owner.request('removeProjectMember', removal);
    ctx.expectEqual('the new notifications', await getOwn(), [name, ...before]);
    await join(owner, projectId, me);
    const isWatching = async (id: string) => (await seen(me, id)).isWatching;
    ctx.expectEqual(
      'whether the former projects, and an own one, are watched',
      [await isWatching(projectId), await isWatching(below), await isWatching(own)],
      [false, false, true],
    );
    const day = await me.request('getClockWorkDay', { path: { date: ctx.day(0) } });
    ctx.expectEqual('the default work', day.defaultProject ?? null, null);
    const known = await getOwn();
    await me.request('removeProjectMember', removal);
    ctx.expectEqual('the notifications of who leaves', await getOwn(), known);
  },
});
