import { scenario } from '../../../scenario/types.ts';
import { getEmployeeId, join, link, project, seen, subProject } from '../../../support/projects.ts';

export default scenario({
  title:
    'A project has one of four link states: linked, requested, apex or free, and its flags show which',
  source: 'PROJ-083, PROJ-023, PROJ-034',
  async run(ctx) {
    const [owner, me] = [ctx.as('admin'), ctx.as('member')];
    const employeeId = await getEmployeeId(owner);
    const top = await project(ctx, owner);
    const sub = await subProject(ctx, owner, top);
    const flags = async (id: string, who = owner) => {
      const found = await seen(who, id);
      return [
        found.isLinked,
        found.isAlreadyRequested,
        found.isApexProject,
        found.isAccessForParentProject,
      ];
    };
    ctx.expectEqual('of a sub-project', await flags(sub), [true, true, false, true]);
    ctx.expectEqual('of a free one', await flags(top), [false, false, false, false]);
    await join(owner, sub, me);
    ctx.expectEqual('for who does not see the parent', await flags(sub, me), [
      true,
      true,
      false,
      false,
    ]);
    const shown = await owner.request('getProject', { path: { id: sub } });
    const { project: overview } = shown;
    ctx.expectEqual(
      'once more beside it',
      [shown.isRequested, shown.isLinked, shown.isApexProject, shown.isProjectOwner],
      [
        overview.isAlreadyRequested,
        overview.isLinked,
        overview.isApexProject,
        overview.isProjectOwner,
      ],
    );
    ctx.expectEqual('and', [shown.isAddSubProject, shown.isAccessForParentProject], [true, true]);
    ctx.expectEqual('its parent', shown.parentProject?.id, top);
    const { subProjects } = await me.request('getProject', { path: { id: sub } });
    ctx.expectEqual('what is below it', subProjects, []);
    await owner.expectError(409, 'markAsApexProject', { path: { id: sub } });
    await owner.expectError(409, 'linkSubProjectToOwned', {
      body: { projectId: await project(ctx, owner), subProjectId: sub, employeeId },
    });
    await owner.expectError(409, 'deleteProject', { path: { id: top } });
    await owner.request('delinkProject', { path: { id: sub } });
    ctx.expectEqual('delinked', await flags(sub), [false, false, false, false]);
    await owner.expectError(409, 'delinkProject', { path: { id: sub } });
    await owner.request('markAsApexProject', { path: { id: sub } });
    const { version } = await seen(owner, sub);
    await owner.request('markAsApexProject', { path: { id: sub } });
    ctx.expectEqual(
      'marked again',
      [(await seen(owner, sub)).version, await flags(sub)],
      [version, [true, true, true, false]],
    );
    await owner.request('removeAsApexProject', { path: { id: sub } });
    await owner.request('removeAsApexProject', { path: { id: sub } });
    ctx.expectEqual('unmarked', (await seen(owner, sub)).version, version + 1);
    const requested = await link(ctx, owner, me);
    await owner.request('requestSubProjectLink', { body: requested });
    await owner.expectError(409, 'markAsApexProject', { path: { id: requested.subProjectId } });
    await owner.expectError(409, 'linkSubProjectToOwned', {
      body: { ...requested, projectId: top },
    });
  },
});
