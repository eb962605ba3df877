import { scenario } from '../../scenario/types.ts';
import { employeeIdOf, project, subProject } from '../../support/projects.ts';

export default scenario({
  title:
    'A project is found by those who take part in it or in one above, and changed by its owner alone',
  source: 'PROJ-044, TEAM-037',
  isAlone: true,
  async run(kit) {
    const owner = kit.as('admin');
    const other = kit.as('member');
    const projectId = await project(kit, owner);
    const path = { id: await subProject(kit, owner, projectId) };
    await other.refused(404, 'getProject', { path });
    const employeeId = await employeeIdOf(other);
    await owner.ask('addProjectMember', { body: { projectId, employeeId } });
    const { project: found } = await other.ask('getProject', { path });
    kit.expectEqual('what they may', [found.isMember, found.isEditable], [true, false]);
    await other.refused(403, 'deleteProject', { path });
    await owner.ask('removeProjectMember', { query: { projectId, employeeId } });
    await other.refused(404, 'getProject', { path });
    const given = await project(kit, other);
    const to = { projectId: given, employeeId: await employeeIdOf(owner) };
    await other.ask('changeProjectOwner', { query: to });
    await owner.call('removeProjectMember', { query: { projectId: given, employeeId } });
    const below = { id: await subProject(kit, owner, given) };
    const { project: seen } = await other.ask('getProject', { path: below });
    kit.expectEqual('below what they have made', [seen.isMember, seen.isEditable], [false, false]);
  },
});
