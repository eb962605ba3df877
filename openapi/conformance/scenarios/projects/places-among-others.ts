import { scenario } from '../../scenario/types.ts';
import { employeeIdOf, join, link, project, seen, subProject } from '../../support/projects.ts';

export default scenario({
  title: 'A project has one place: linked, asked for, at the top or free, and its flags say which',
  source: 'PROJ-083, PROJ-023, PROJ-034',
  async run(kit) {
    const [owner, me] = [kit.as('admin'), kit.as('member')];
    const employeeId = await employeeIdOf(owner);
    const top = await project(kit, owner);
    const sub = await subProject(kit, owner, top);
    const flags = async (id: string, who = owner) => {
      const found = await seen(who, id);
      return [
        found.isLinked,
        found.isAlreadyRequested,
        found.isApexProject,
        found.isAccessForParentProject,
      ];
    };
    kit.expectEqual('of a sub-project', await flags(sub), [true, true, false, true]);
    kit.expectEqual('of a free one', await flags(top), [false, false, false, false]);
    await join(owner, sub, me);
    kit.expectEqual('for who does not see the parent', await flags(sub, me), [
      true,
      true,
      false,
      false,
    ]);
    const shown = await owner.ask('getProject', { path: { id: sub } });
    const { project: overview } = shown;
    kit.expectEqual(
      'once more beside it',
      [shown.isRequested, shown.isLinked, shown.isApexProject, shown.isProjectOwner],
      [
        overview.isAlreadyRequested,
        overview.isLinked,
        overview.isApexProject,
        overview.isProjectOwner,
      ],
    );
    kit.expectEqual('and', [shown.isAddSubProject, shown.isAccessForParentProject], [true, true]);
    kit.expectEqual('its parent', shown.parentProject?.id, top);
    const { subProjects } = await me.ask('getProject', { path: { id: sub } });
    kit.expectEqual('what is below it', subProjects, []);
    await owner.refused(409, 'markAsApexProject', { path: { id: sub } });
    await owner.refused(409, 'linkSubProjectToOwned', {
      body: { projectId: await project(kit, owner), subProjectId: sub, employeeId },
    });
    await owner.refused(409, 'deleteProject', { path: { id: top } });
    await owner.ask('delinkProject', { path: { id: sub } });
    kit.expectEqual('delinked', await flags(sub), [false, false, false, false]);
    await owner.refused(409, 'delinkProject', { path: { id: sub } });
    await owner.ask('markAsApexProject', { path: { id: sub } });
    const { version } = await seen(owner, sub);
    await owner.ask('markAsApexProject', { path: { id: sub } });
    kit.expectEqual(
      'marked again',
      [(await seen(owner, sub)).version, await flags(sub)],
      [version, [true, true, true, false]],
    );
    await owner.ask('removeAsApexProject', { path: { id: sub } });
    await owner.ask('removeAsApexProject', { path: { id: sub } });
    kit.expectEqual('unmarked', (await seen(owner, sub)).version, version + 1);
    const asked = await link(kit, owner, me);
    await owner.ask('requestSubProjectLink', { body: asked });
    await owner.refused(409, 'markAsApexProject', { path: { id: asked.subProjectId } });
    await owner.refused(409, 'linkSubProjectToOwned', { body: { ...asked, projectId: top } });
  },
});
