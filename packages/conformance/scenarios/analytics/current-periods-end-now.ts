import { scenario } from '../../scenario/types.ts';
import { withEntries } from '../../support/booked.ts';
import { clearRecent } from '../../support/clockwork.ts';
import { inTimeZone } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';
import { getEmployeeId, project, task } from '../../support/projects.ts';

/** There it is already tomorrow for most of the UTC day. */
const ahead = 'Pacific/Kiritimati';

export default scenario({
  title: 'This week and this month last until now, in any time zone of the reader',
  source: 'ANLYT-057',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const { id } = await fetchProfile(me);
    const projectId = await project(ctx, me);
    const taskId = await task(ctx, me, projectId);
    const employeeId = await getEmployeeId(other);
    await me.request('addProjectMember', { body: { projectId, employeeId } });
    await clearRecent(ctx, other);
    await withEntries(other, async (track) => {
      const entryPayLoad = {
        id: ctx.uuid(),
        startTime: ctx.minutesFromNow(-2),
        endTime: null,
        description: ctx.name(),
        projectId,
        taskId,
      };
      await other.request('postClockWork', { body: { type: 'add', entryPayLoad } });
      track([entryPayLoad.id]);
      const full = await me.request('getProjectTotalTime', { path: { id: projectId } });
      const { projectAnalytics } = await me.request('getProjectAnalytics');
      const node = projectAnalytics.find((each) => each.id === projectId);
      for (const actual of [full, node]) {
        const seconds = actual?.projectWorkEffortTotal ?? 0;
        ctx.expectThat(
          'the total time includes the running entry',
          seconds >= 120 && seconds < 600,
        );
      }
      // A former member appears only through their tracked time.
      await me.request('removeProjectMember', { query: { projectId, employeeId } });
      await inTimeZone(me, { id, timeZone: ahead }, async () => {
        const path = { id: projectId };
        for (const operation of ['thisWeek', 'thisMonth'] as const) {
          const sent = { path, query: { operation } };
          const { memberDetails } = await me.request('getProjectAnalyticsMembers', sent);
          const { projectDetail } = await me.request('getProjectAnalyticsDetail', sent);
          for (const members of [
            memberDetails,
            projectDetail.projectAnalyticsMembersDetail.teamMembers,
          ]) {
            const isIncluded = members.some((each) => each.employeeId === employeeId);
            ctx.expectEqual(`whether ${operation} returns a running entry`, isIncluded, true);
          }
        }
      });
    });
  },
});
