import { scenario } from '../../scenario/types.ts';
import { employeeIdOf, join, project, seen, subProject } from '../../support/projects.ts';

export default scenario({
  title:
    'A project is linked below one that the person has access to, and its parent is named to those who have',
  source: 'PROJ-043, PROJ-032; decisions, "Projects, tags and reports"',
  isAlone: true,
  async run(kit) {
    const [owner, me] = [kit.as('admin'), kit.as('member')];
    const [employeeId, hidden] = [await employeeIdOf(me), await project(kit, owner)];
    const own = await project(kit, me);
    const offered = async () =>
      (await me.ask('getParentProjectsForLinking', { path: { id: own } })).parentProjects.some(
        ({ id }) => id === hidden,
      );
    kit.expectEqual('whether a project without access is offered', await offered(), false);
    const body = { projectId: hidden, subProjectId: own, employeeId };
    const refused = await me.refused(400, 'requestSubProjectLink', { body });
    const unknown = await me.refused(400, 'requestSubProjectLink', {
      body: { ...body, projectId: kit.uuid() },
    });
    kit.expectEqual('it is answered as an unknown one', refused.code, unknown.code);
    kit.expectEqual('nothing is requested', (await seen(me, own)).isAlreadyRequested, false);
    await join(owner, hidden, me);
    kit.expectEqual('whether it is offered to a member', await offered(), true);

    const below = await subProject(kit, owner, hidden);
    await join(owner, below, me);
    const parentOf = async () =>
      (await me.ask('getProject', { path: { id: below } })).parentProject?.id ?? null;
    kit.expectEqual('the parent that a member of both reads', await parentOf(), hidden);
    await owner.ask('removeProjectMember', { query: { projectId: hidden, employeeId } });
    kit.expectEqual('the parent that a member of the sub-project reads', await parentOf(), null);
  },
});
