import { scenario } from '../../scenario/types.ts';
import { employeeIdOf, project, subProject } from '../../support/projects.ts';

export default scenario({
  title: 'A project is linked neither to itself nor below one of its own sub-projects',
  source: 'PROJ-032',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const top = await project(kit, me);
    const middle = await subProject(kit, me, top);
    const bottom = await subProject(kit, me, middle);
    const employeeId = await employeeIdOf(me);
    for (const projectId of [top, middle, bottom]) {
      const body = { projectId, subProjectId: top, employeeId };
      await me.refused(400, 'linkSubProjectToOwned', { body });
    }
    const { ownedProjects } = await me.ask('getOwnedParentProjects', { path: { id: middle } });
    const offered = new Set(ownedProjects.map(({ id }) => id));
    kit.expectEqual(
      'what is offered',
      [top, middle, bottom].map((id) => offered.has(id)),
      [true, false, false],
    );
  },
});
