import { scenario } from '../../../scenario/types.ts';
import { getEmployeeId, project, subProject } from '../../../support/projects.ts';

export default scenario({
  title:
    'A project is found by people who take part in it or in one above, and is changed only by its owner',
  source: 'PROJ-044, TEAM-037',
  isExclusive: true,
  async run(ctx) {
    const owner = ctx.as('admin');
    const other = ctx.as('member');
    const projectId = await project(ctx, owner);
    const path = { id: await subProject(ctx, owner, projectId) };
    await other.expectError(404, 'getProject', { path });
    const employeeId = await getEmployeeId(other);
    await owner.request('addProjectMember', { body: { projectId, employeeId } });
    const { project: found } = await other.request('getProject', { path });
    ctx.expectEqual('what they may', [found.isMember, found.isEditable], [true, false]);
    await other.expectError(403, 'deleteProject', { path });
    await owner.request('removeProjectMember', { query: { projectId, employeeId } });
    await other.expectError(404, 'getProject', { path });
    const given = await project(ctx, other);
    const to = { projectId: given, employeeId: await getEmployeeId(owner) };
    await other.request('changeProjectOwner', { query: to });
    await owner.call('removeProjectMember', { query: { projectId: given, employeeId } });
    const below = { id: await subProject(ctx, owner, given) };
    const { project: seen } = await other.request('getProject', { path: below });
    ctx.expectEqual('below what they have made', [seen.isMember, seen.isEditable], [false, false]);
  },
});
