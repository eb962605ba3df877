import { scenario } from '../../../scenario/types.ts';
import { getEmployeeId, project, seen } from '../../../support/projects.ts';

export default scenario({
  title:
    'Only owners can change the owner; the change clears isOwner and isEditable for the former owner',
  source: 'PROJ-044, PROJ-034',
  isExclusive: true,
  async run(ctx) {
    const owner = ctx.as('admin');
    const member = ctx.as('member');
    const projectId = await project(ctx, owner);
    const employeeId = await getEmployeeId(member);
    await owner.request('addProjectMember', { body: { projectId, employeeId } });
    const before = await seen(member, projectId);
    ctx.expectEqual('a member', [before.isOwner, before.isMember], [false, true]);
    await member.expectError(403, 'changeProjectOwner', { query: { projectId, employeeId } });
    await owner.request('changeProjectOwner', { query: { projectId, employeeId } });
    const former = await seen(owner, projectId);
    ctx.expectEqual('the former owner', [former.isOwner, former.isEditable], [false, false]);
    const now = await seen(member, projectId);
    ctx.expectEqual('the new owner', [now.isOwner, now.isEditable], [true, true]);
    const back = { projectId, employeeId: await getEmployeeId(owner) };
    await owner.expectError(403, 'changeProjectOwner', { query: back });
  },
});
