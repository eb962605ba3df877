import { scenario } from '../../../scenario/types.ts';
import { project, task } from '../../../support/projects.ts';

export default scenario({
  title:
    'The history names who changed what of a project, the newest change first, to those who see it',
  source: 'PROJ-016, PROJ-D94',

  async run(ctx) {
    const me = ctx.as('admin');
    const projectId = await project(ctx, me);
    const taskId = await task(ctx, me, projectId);
    const taskName = ctx.name('Renamed');
    const body = { taskId, taskName, taskDescription: '', dueOn: '2030-06-03' };
    await me.request('updateProjectTask', { body });
    const text = ctx.name('Impediment');
    await me.request('addImpediment', { body: { projectId, impediments: text } });
    const path = { id: projectId };
    const query = { skip: 0 };
    const { projectChanges, totalCount } = await me.request('getProjectHistory', { path, query });
    const own = projectChanges.filter(({ subject }) => subject !== 'member');
    ctx.expectEqual(
      'the lines',
      own.map(({ subject, action }) => `${subject} ${action}`),
      ['impediment added', 'task changed', 'task added', 'project added'],
    );
    ctx.expectEqual('their number', totalCount, projectChanges.length);
    const changed = own[1];
    ctx.expectEqual('the name of the task', changed?.name, taskName);
    ctx.expectThat('the line names a person', Boolean(changed?.changedBy));
    ctx.expectEqual(
      'the new due date',
      changed?.changes.find(({ field }) => field === 'dueOn'),
      { field: 'dueOn', from: null, to: '2030-06-03' },
    );
    await ctx.as('member').expectError(404, 'getProjectHistory', { path, query });
  },
});
