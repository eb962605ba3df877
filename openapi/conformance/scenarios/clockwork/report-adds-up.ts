import { scenario } from '../../scenario/types.ts';
import { add, emptyDay } from '../../support/clockwork.ts';
import { project } from '../../support/projects.ts';

export default scenario({
  title: 'The time report has the entries of its days, and adds them up',
  source: 'CLOCK-042',
  async run(kit) {
    const me = kit.as('admin');
    const { profile } = await me.ask('getProfile');
    const day = await emptyDay(kit, me);
    const first = await add(kit, me, { day, from: '09:00', to: '10:00' });
    const second = await add(kit, me, { day, from: '10:30', to: '11:15' });
    const body = {
      employeeId: profile.employeeId,
      startDateAsString: day,
      endDateAsString: day,
      projectIds: [],
      isCumulative: false,
    };
    const report = await me.ask('getTimeReport', { body });
    const rows = report.timeReportClockWorkEntries;
    kit.expectEqual(
      'the rows',
      rows.map(({ id }) => id).toSorted(),
      [first.id, second.id].toSorted(),
    );
    // Time on a project without a task is no other project's.
    for (const { id } of [first, second]) {
      const projectId = await project(kit, me);
      await me.ask('postClockWork', { body: { type: 'update', entryPayLoad: { id, projectId } } });
    }
    const cumulative = { body: { ...body, isCumulative: true } };
    const added = await me.ask('getTimeReport', cumulative);
    const inTask = added.cumulativeTimeReportClockWorkEntries.map(
      (each) => each.totalTimeTakenInTaskInSeconds ?? 0,
    );
    kit.expectEqual(
      'the time of each work',
      inTask.toSorted((a, b) => b - a),
      [3600, 2700],
    );
    const seconds = rows.reduce((sum, each) => sum + each.totalTimeInSeconds, 0);
    kit.expectEqual('the seconds', seconds, 6300);
  },
});
