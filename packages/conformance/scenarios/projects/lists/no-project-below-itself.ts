import { scenario } from '../../../scenario/types.ts';
import { getEmployeeId, project, subProject } from '../../../support/projects.ts';

export default scenario({
  title: 'A project can be linked neither to itself nor below one of its sub-projects',
  source: 'PROJ-032',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const top = await project(ctx, me);
    const middle = await subProject(ctx, me, top);
    const bottom = await subProject(ctx, me, middle);
    const employeeId = await getEmployeeId(me);
    for (const projectId of [top, middle, bottom]) {
      const body = { projectId, subProjectId: top, employeeId };
      await me.expectError(400, 'linkSubProjectToOwned', { body });
    }
    const { ownedProjects } = await me.request('getOwnedParentProjects', { path: { id: middle } });
    const offered = new Set(ownedProjects.map(({ id }) => id));
    ctx.expectEqual(
      'what is offered',
      [top, middle, bottom].map((id) => offered.has(id)),
      [true, false, false],
    );
  },
});
