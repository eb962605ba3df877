import { scenario } from '../../scenario/types.ts';
import { fetchProfile } from '../../support/profile.ts';
import { visibleProjects } from '../../support/analytics.ts';
import { getEmployeeId, project } from '../../support/projects.ts';

export default scenario({
  title: 'Project filters narrow the accessible projects, and multiple filters apply together',
  source: 'ANLYT-051, ANLYT-049',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { employeeId } = await fetchProfile(me);
    const given = await project(ctx, me);
    const heir = await getEmployeeId(ctx.as('colleague'));
    await me.request('changeProjectOwner', { query: { projectId: given, employeeId: heir } });
    const owned = await visibleProjects(me, ['OwnedByMe']);
    ctx.expectThat('what one has made and given away is not owned', !owned.includes(given));
    for (const id of owned) {
      const { projectDetail } = await me.request('getProjectAnalyticsDetail', { path: { id } });
      ctx.expectEqual('who owns it', projectDetail.projectOwnerId, employeeId);
    }
    const all = new Set(await visibleProjects(me, ['AccessibleToMe']));
    ctx.expectThat('something is accessible', all.size > 0);
    const recent = await visibleProjects(me, ['ProgressingInTheLastWeek']);
    const stopped = await visibleProjects(me, ['StoppedInTheLastWeek']);
    ctx.expectEqual(
      'what goes on and has stopped',
      recent.filter((id) => stopped.includes(id)),
      [],
    );
    for (const id of [...recent, ...stopped, ...owned]) {
      ctx.expectThat('what is filtered is accessible', all.has(id));
    }
    const both = await visibleProjects(me, ['OwnedByMe', 'ProgressingInTheLastWeek']);
    const expected = owned.filter((id) => recent.includes(id));
    ctx.expectEqual('what fits both', both.toSorted(), expected.toSorted());
  },
});
