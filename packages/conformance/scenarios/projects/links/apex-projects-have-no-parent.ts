import { scenario } from '../../../scenario/types.ts';
import { getEmployeeId, project, seen } from '../../../support/projects.ts';

export default scenario({
  title:
    'Marking a project as apex sets isLinked and isAlreadyRequested; unmarking clears both, and an apex project has no parent',
  source: 'PROJ-031',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const id = await project(ctx, me);
    await me.request('markAsApexProject', { path: { id } });
    const { isApexProject, isLinked, isAlreadyRequested } = await seen(me, id);
    ctx.expectEqual('the flags', [isApexProject, isLinked, isAlreadyRequested], [true, true, true]);
    const projectId = await project(ctx, me);
    const body = { projectId, subProjectId: id, employeeId: await getEmployeeId(me) };
    await me.expectError(409, 'linkSubProjectToOwned', { body });
    await me.request('removeAsApexProject', { path: { id } });
    const after = await seen(me, id);
    ctx.expectEqual(
      'the flags',
      [after.isApexProject, after.isLinked, after.isAlreadyRequested],
      [false, false, false],
    );
    await me.request('linkSubProjectToOwned', { body });
  },
});
