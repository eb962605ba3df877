import { scenario } from '../../../scenario/types.ts';
import { book, workPlace } from '../../../support/booked.ts';
import { emptyDay } from '../../../support/clockwork.ts';
import { getEmployeeId } from '../../../support/projects.ts';
import { readFirstSheet, numbersIn } from '../../../support/workbook.ts';

const columns = 'A B C D E F G H I J K L'.split(' ');

export default scenario({
  title: 'A time report is paged, sorted and added up by group, with the totals of all pages',
  source: 'CLOCK-077',
  async run(ctx) {
    const me = ctx.as('admin');
    const day = await emptyDay(ctx, me);
    const { projectId, taskId } = await workPlace(ctx, me);
    const minutes = Array.from({ length: 11 }, (_, at) => at + 1);
    const ids = await book(
      ctx,
      me,
      taskId,
      minutes.map((length) => ({
        day,
        // The clocks may change before that.
        at: `${String(length + 4).padStart(2, '0')}:00`,
        seconds: length * 60,
      })),
    );
    const employeeId = await getEmployeeId(me);
    const days = { startDateAsString: day, endDateAsString: day };
    const request = (more: object) =>
      me.request('getTimeReport', {
        body: { employeeId, ...days, projectIds: [], isCumulative: false, ...more },
      });
    const page = { pageSize: 10 as const, sort: '-totalTimeInSeconds' };
    const [first, second] = [
      await request({ ...page, page: 1 }),
      await request({ ...page, page: 2 }),
    ];
    const shown = [first, second].flatMap((report) => report.timeReportClockWorkEntries);
    ctx.expectEqual(
      'the rows of both pages',
      shown.map(({ id }) => id),
      ids.toReversed(),
    );
    ctx.expectEqual('the first page', first.timeReportClockWorkEntries.length, 10);
    for (const report of [first, second]) {
      ctx.expectEqual('how many there are', report.totalCount, 11);
      ctx.expectEqual('the total', [report.totalTimeInSeconds, report.totalTime], [3960, '1h 06m']);
    }
    const [row] = first.timeReportClockWorkEntries;
    ctx.expectEqual(
      'where it leads',
      [row?.date, row?.projectId, row?.taskId],
      [day, projectId, taskId],
    );
    for (const [groupBy, key] of [
      ['Employee', employeeId],
      ['Project', projectId],
      ['Task', taskId],
      ['Day', day],
    ] as const) {
      const { groups } = await request({ ...page, page: 1, groupBy });
      const actual = groups?.map((group) => [group.key, group.totalTimeInSeconds]);
      ctx.expectEqual(`by ${groupBy}`, actual, [[key, 3960]]);
    }
    const multiple = { employeeId: null, employeeIds: [employeeId] };
    ctx.expectEqual('of several people', (await request(multiple)).totalTimeInSeconds, 3960);
    const { sort: _, ...firstPage } = { ...page, page: 1 };
    const body = { employeeId, ...days, projectIds: [], isCumulative: false, ...firstPage };
    const file = await me.call('exportTimeReport', {
      body: { ...body, sort: 'totalTimeInSeconds' },
    });
    file.expectStatus(200);
    const sheet = await readFirstSheet(file.bytes);
    const isShortestFirst = (lengths: number[]) =>
      lengths.length > 11 &&
      lengths.slice(0, 11).every((length, at, all) => at === 0 || length > (all[at - 1] ?? 0));
    ctx.expectThat(
      'the file has all rows, in the order asked for, and their total',
      columns.some((column) => isShortestFirst(numbersIn(sheet, column))),
    );
    await me.request('deleteClockWorkEntries', { body: ids });
  },
});
