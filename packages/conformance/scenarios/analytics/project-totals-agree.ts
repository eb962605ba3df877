import { scenario } from '../../scenario/types.ts';
import { parseMinutes, visibleProjects } from '../../support/analytics.ts';
import { project } from '../../support/projects.ts';

export default scenario({
  title: 'A project’s total time is the sum of its members’ time, wherever it is shown',
  source: 'ANLYT-063, ANLYT-048, ANLYT-054',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const fresh = { path: { id: await project(ctx, me) } };
    const none = await me.request('getProjectTotalTime', fresh);
    ctx.expectEqual('the time in a new project', none.projectWorkEffortTotal, 0);
    const projects = await visibleProjects(me);
    for (const id of projects.slice(0, 8)) {
      const query = { operation: 'allTime' } as const;
      const { projectDetail: shown } = await me.request('getProjectAnalyticsDetail', {
        path: { id },
        query,
      });
      const { projectWorkEffortTotal: seconds } = await me.request('getProjectTotalTime', {
        path: { id },
      });
      ctx.expectEqual('the whole time in seconds', shown.projectWorkEffortTotal, seconds);
      const minutes = parseMinutes(shown.projectTotalTimeSpent);
      ctx.expectEqual('the whole time in minutes', minutes, Math.floor(seconds / 60));
      const { teamMembers } = shown.projectAnalyticsMembersDetail;
      const { memberDetails } = await me.request('getProjectAnalyticsMembers', {
        path: { id },
        query,
      });
      ctx.expectEqual('the members', memberDetails.map(effort), teamMembers.map(effort));
      const sum = teamMembers.reduce((all, each) => all + parseMinutes(each.timeEffortAsString), 0);
      // Each member's time is rounded down by less than a minute.
      const isSum = sum <= minutes && minutes - sum <= teamMembers.length;
      ctx.expectThat(`${minutes} minutes are the ${sum} of the members`, isSum);
      const hours = shown.projectDailyHoursCalculations;
      const ofYear = hours.reduce((all, each) => all + each.hours, 0);
      ctx.expectThat('the days add up to at most the total', ofYear * 60 <= minutes + hours.length);
      const days = hours.map(({ date }) => date);
      ctx.expectEqual('the order of days', days, days.toSorted());
    }
  },
});

/** The properties of a member that do not change while others upload images. */
const effort = ({ id, fullName, timeEffortAsString }: Member) => [id, fullName, timeEffortAsString];

interface Member {
  id: string;
  fullName: string;
  timeEffortAsString: string;
}
