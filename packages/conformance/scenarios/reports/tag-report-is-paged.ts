import { scenario } from '../../scenario/types.ts';
import { book, withEntries } from '../../support/booked.ts';
import { emptyDay } from '../../support/clockwork.ts';
import { subProject, tagged, task } from '../../support/projects.ts';
import { numbersIn, readFirstSheet } from '../../support/workbook.ts';

export default scenario({
  title:
    'The tag report is paged and sorted, with the totals of all pages, and its file has all pages',
  source: 'PRIV-050, PROJ-D80',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { projectId, tagId } = await tagged(ctx, me, true);
    await withEntries(me, async (track) => {
      const day = await emptyDay(ctx, me);
      const projectIds = [projectId];
      for (let at = 0; at < 10; at += 1) projectIds.push(await subProject(ctx, me, projectId));
      for (const [at, id] of projectIds.entries()) {
        const start = `${String(at + 5).padStart(2, '0')}:00`;
        const piece = { day, at: start, seconds: (at + 1) * 180 };
        track(await book(ctx, me, await task(ctx, me, id), [piece]));
      }
      const body = { startDateAsString: day, endDateAsString: day, tagIds: [tagId] };
      const page = { pageSize: 10 as const, sort: 'totalTimeInSeconds' };
      const request = (more: object) => me.request('getTagReport', { body: { ...body, ...more } });
      const [first, second] = [
        await request({ ...page, page: 1 }),
        await request({ ...page, page: 2 }),
      ];
      ctx.expectEqual('the first page', first.rows.length, 10);
      const shown = [...first.rows, ...second.rows].map((row) => row.projectId);
      ctx.expectEqual('the rows of both pages', shown, projectIds);
      for (const report of [first, second]) {
        ctx.expectEqual('the number of rows', report.totalCount, 11);
        ctx.expectEqual('the total time', report.totalTimeInSeconds, 66 * 180);
        const times = report.tagReport.map((tag) => tag.totalTimeInSeconds);
        ctx.expectEqual('the time of the tag', [times, report.tagCount], [[66 * 180], 1]);
        ctx.expectEqual('the days', [report.firstDay, report.lastDay], [day, day]);
      }
      const byShare = await request({ sort: '-totalPercentage' });
      const [largest] = byShare.rows;
      ctx.expectEqual('the largest share', largest?.totalPercentage, 16.67);
      const all = await request({});
      ctx.expectEqual(
        'all rows by default, most time first',
        all.rows.map((row) => row.projectId),
        projectIds.toReversed(),
      );
      const file = await me.call('exportTagReport', { body: { ...body, ...page, page: 2 } });
      file.expectStatus(200);
      const hours = numbersIn(await readFirstSheet(file.bytes), 'D');
      const expected = [...first.rows, ...second.rows].map((row) => row.totalTimeInHours);
      ctx.expectEqual('the rows of the file, in order', hours.slice(0, 11), expected);
      await me.expectError(400, 'getTagReport', { body: { ...body, sort: 'unknown' } });
    });
  },
});
