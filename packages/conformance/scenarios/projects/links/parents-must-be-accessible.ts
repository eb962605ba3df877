import { scenario } from '../../../scenario/types.ts';
import { getEmployeeId, join, project, seen, subProject } from '../../../support/projects.ts';

export default scenario({
  title:
    'A project can be linked only below one that the person has access to, and its parent is named only to people with access to it',
  source: 'PROJ-043, PROJ-032, PROJ-D03',
  isExclusive: true,
  async run(ctx) {
    const [owner, me] = [ctx.as('admin'), ctx.as('member')];
    const [employeeId, hidden] = [await getEmployeeId(me), await project(ctx, owner)];
    const own = await project(ctx, me);
    const offered = async () =>
      (await me.request('getParentProjectsForLinking', { path: { id: own } })).parentProjects.some(
        ({ id }) => id === hidden,
      );
    ctx.expectEqual('whether a project without access is offered', await offered(), false);
    const body = { projectId: hidden, subProjectId: own, employeeId };
    const rejected = await me.expectError(400, 'requestSubProjectLink', { body });
    const unknown = await me.expectError(400, 'requestSubProjectLink', {
      body: { ...body, projectId: ctx.uuid() },
    });
    ctx.expectEqual('it is answered as an unknown one', rejected.code, unknown.code);
    ctx.expectEqual('nothing is requested', (await seen(me, own)).isAlreadyRequested, false);
    await join(owner, hidden, me);
    ctx.expectEqual('whether it is offered to a member', await offered(), true);

    const below = await subProject(ctx, owner, hidden);
    await join(owner, below, me);
    const fetchParent = async () =>
      (await me.request('getProject', { path: { id: below } })).parentProject?.id ?? null;
    ctx.expectEqual('the parent that a member of both reads', await fetchParent(), hidden);
    await owner.request('removeProjectMember', { query: { projectId: hidden, employeeId } });
    ctx.expectEqual('the parent that a member of the sub-project reads', await fetchParent(), null);
  },
});
