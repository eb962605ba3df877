import { scenario } from '../../scenario/types.ts';
import { profileOf } from '../../support/profile.ts';
import { visibleProjects } from '../../support/analytics.ts';

export default scenario({
  title: 'Filters of projects narrow what is accessible, and hold together',
  source: 'document 2, sections 3 and 4',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const all = new Set(await visibleProjects(me, ['AccessibleToMe']));
    kit.expectThat('something is accessible', all.size > 0);
    const { employeeId } = await profileOf(me);
    const owned = await visibleProjects(me, ['OwnedByMe']);
    for (const id of owned) {
      const { projectDetail } = await me.ask('getProjectAnalyticsDetail', { path: { id } });
      kit.expectEqual('who owns it', projectDetail.projectOwnerId, employeeId);
    }
    const recent = await visibleProjects(me, ['ProgressingInTheLastWeek']);
    const stopped = await visibleProjects(me, ['StoppedInTheLastWeek']);
    kit.expectEqual(
      'what goes on and has stopped',
      recent.filter((id) => stopped.includes(id)),
      [],
    );
    for (const id of [...recent, ...stopped, ...owned]) {
      kit.expectThat('what is filtered is accessible', all.has(id));
    }
    const both = await visibleProjects(me, ['OwnedByMe', 'ProgressingInTheLastWeek']);
    const expected = owned.filter((id) => recent.includes(id));
    kit.expectEqual('what fits both', both.toSorted(), expected.toSorted());
  },
});
