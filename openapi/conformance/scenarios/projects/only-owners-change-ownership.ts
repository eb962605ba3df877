import { scenario } from '../../scenario/types.ts';
import { employeeIdOf, project, seen } from '../../support/projects.ts';

export default scenario({
  title: 'Only owners can change ownership; it clears isOwner and isEditable for the former owner',
  source: 'PROJ-044, PROJ-034',
  isAlone: true,
  async run(kit) {
    const owner = kit.as('admin');
    const member = kit.as('member');
    const projectId = await project(kit, owner);
    const employeeId = await employeeIdOf(member);
    await owner.ask('addProjectMember', { body: { projectId, employeeId } });
    const before = await seen(member, projectId);
    kit.expectEqual('a member', [before.isOwner, before.isMember], [false, true]);
    await member.refused(403, 'changeProjectOwner', { query: { projectId, employeeId } });
    await owner.ask('changeProjectOwner', { query: { projectId, employeeId } });
    const former = await seen(owner, projectId);
    kit.expectEqual('the former owner', [former.isOwner, former.isEditable], [false, false]);
    const now = await seen(member, projectId);
    kit.expectEqual('the new owner', [now.isOwner, now.isEditable], [true, true]);
    const back = { projectId, employeeId: await employeeIdOf(owner) };
    await owner.refused(403, 'changeProjectOwner', { query: back });
  },
});
