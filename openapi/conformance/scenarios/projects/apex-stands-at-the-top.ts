import { scenario } from '../../scenario/types.ts';
import { employeeIdOf, project, seen } from '../../support/projects.ts';

export default scenario({
  title:
    'Marking a project as apex sets isLinked and isAlreadyRequested; unmarking clears both, and meanwhile it is linked to no parent',
  source: 'PROJ-031',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const id = await project(kit, me);
    await me.ask('markAsApexProject', { path: { id } });
    const { isApexProject, isLinked, isAlreadyRequested } = await seen(me, id);
    kit.expectEqual('the flags', [isApexProject, isLinked, isAlreadyRequested], [true, true, true]);
    const projectId = await project(kit, me);
    const body = { projectId, subProjectId: id, employeeId: await employeeIdOf(me) };
    await me.refused(409, 'linkSubProjectToOwned', { body });
    await me.ask('removeAsApexProject', { path: { id } });
    const after = await seen(me, id);
    kit.expectEqual(
      'the flags',
      [after.isApexProject, after.isLinked, after.isAlreadyRequested],
      [false, false, false],
    );
    await me.ask('linkSubProjectToOwned', { body });
  },
});
