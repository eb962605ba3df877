import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay } from '../../../support/clockwork.ts';
import { project } from '../../../support/projects.ts';

export default scenario({
  title: 'The time report contains the entries of its days, and adds them up',
  source: 'CLOCK-042',
  async run(ctx) {
    const me = ctx.as('admin');
    const { profile } = await me.request('getProfile');
    const day = await emptyDay(ctx, me);
    const first = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const second = await add(ctx, me, { day, from: '10:30', to: '11:15' });
    const body = {
      employeeId: profile.employeeId,
      startDateAsString: day,
      endDateAsString: day,
      projectIds: [],
      isCumulative: false,
    };
    const report = await me.request('getTimeReport', { body });
    const rows = report.timeReportClockWorkEntries;
    ctx.expectEqual(
      'the rows',
      rows.map(({ id }) => id).toSorted(),
      [first.id, second.id].toSorted(),
    );
    // Time on a project without a task belongs to no other project.
    for (const { id } of [first, second]) {
      const projectId = await project(ctx, me);
      await me.request('postClockWork', {
        body: { type: 'update', entryPayLoad: { id, projectId } },
      });
    }
    const cumulative = { body: { ...body, isCumulative: true } };
    const added = await me.request('getTimeReport', cumulative);
    const inTask = added.cumulativeTimeReportClockWorkEntries.map(
      (each) => each.totalTimeTakenInTaskInSeconds ?? 0,
    );
    ctx.expectEqual(
      'the time of each work',
      inTask.toSorted((a, b) => b - a),
      [3600, 2700],
    );
    const seconds = rows.reduce((sum, each) => sum + each.totalTimeInSeconds, 0);
    ctx.expectEqual('the seconds', seconds, 6300);
  },
});
