import { addDays } from '../../scenario/time.ts';
import { scenario } from '../../scenario/types.ts';
import { book, withEntries } from '../../support/booked.ts';
import { emptyDay } from '../../support/clockwork.ts';
import { tagged, task } from '../../support/projects.ts';

export default scenario({
  title: 'The tag report by week or month adds up to the report by project',
  source: 'PROJ-D80',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { projectId, tagId } = await tagged(ctx, me);
    const other = await tagged(ctx, me);
    const both = { projectId, tagId: other.tagId, assignedToAll: false };
    await me.request('assignProjectTag', { body: both });
    const taskId = await task(ctx, me, projectId);
    await withEntries(me, async (track) => {
      const days = [await emptyDay(ctx, me), await emptyDay(ctx, me)].toSorted();
      for (const [at, day] of days.entries()) {
        // It lasts until the next day.
        const pieces = [
          { day, at: '10:00', seconds: 600 * (at + 1) },
          { day, at: '23:30', seconds: 3600 },
        ];
        track(await book(ctx, me, taskId, pieces));
      }
      const [first = '', last = ''] = days;
      const from = addDays(last, -360) > first ? last : first;
      const body = {
        startDateAsString: addDays(from, -3),
        endDateAsString: last,
        tagIds: [tagId, other.tagId],
      };
      const byProject = await me.request('getTagReport', { body });
      for (const groupBy of ['Week', 'Month'] as const) {
        const report = await me.request('getTagReport', { body: { ...body, groupBy } });
        ctx.expectEqual(`the tags by ${groupBy}`, report.tagReport, byProject.tagReport);
        const totals = [report.totalTimeInSeconds, byProject.totalTimeInSeconds];
        ctx.expectEqual(`the total by ${groupBy}`, totals[0], totals[1]);
        const rows = report.rows.filter((row) => row.tagId === tagId);
        const sum = rows.reduce((all, row) => all + row.totalTimeInSeconds, 0);
        ctx.expectEqual(`the sum by ${groupBy}`, sum, byProject.totalTimeInSeconds);
        const isWithin = rows.every(
          ({ firstDay = '', lastDay = '' }) =>
            firstDay >= body.startDateAsString && firstDay <= lastDay && lastDay <= last,
        );
        ctx.expectThat(`the days by ${groupBy} are requested ones`, rows.length > 0 && isWithin);
        const starts = rows.map((row) => row.firstDay ?? '');
        ctx.expectEqual(
          `the latest by ${groupBy} first`,
          starts,
          [...new Set(starts)].toSorted().toReversed(),
        );
        // Each hour counts once in the share, and the only project has both tags.
        const shares = new Set(report.rows.map((row) => row.totalPercentage));
        ctx.expectEqual(`the shares by ${groupBy}`, [...shares], [100]);
        if (groupBy === 'Month') {
          const months = rows.map((row) => [row.firstDay?.slice(0, 7), row.lastDay?.slice(0, 7)]);
          ctx.expectThat(
            'no row of a month has days of two months',
            months.every(([start, end]) => start === end),
          );
        }
      }
    });
  },
});
