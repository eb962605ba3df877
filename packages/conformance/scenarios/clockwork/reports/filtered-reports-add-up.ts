import { scenario } from '../../../scenario/types.ts';
import { addDays } from '../../../scenario/time.ts';
import { add, emptyDay, getFields } from '../../../support/clockwork.ts';
import { project, seen, task } from '../../../support/projects.ts';

const none = '00000000-0000-0000-0000-000000000000';

export default scenario({
  title:
    'A time report is limited to its days and projects, newest first; grouped by day and task it has the same total',
  source: 'CLOCK-077, CLOCK-D94',
  async run(ctx) {
    const me = ctx.as('admin');
    const day = await emptyDay(ctx, me);
    const projectId = await project(ctx, me);
    const taskId = await task(ctx, me, projectId);
    const first = await add(ctx, me, { day, from: '00:00', to: '00:20' });
    const second = await add(ctx, me, { day, from: '10:30', to: '11:15' });
    const third = await add(ctx, me, { day, from: '23:30', to: '23:59' });
    const next = await add(ctx, me, { day: addDays(day, 1), from: '00:00', to: '01:00' });
    const before = await add(ctx, me, { day: addDays(day, -1), from: '23:00', to: '23:59' });
    const body = [{ id: second.id }, { id: third.id }, { id: next.id }];
    await me.request('assignClockWorkEntries', { query: { taskId }, body });
    const request = {
      employeeId: null,
      startDateAsString: day,
      endDateAsString: day,
      projectIds: [] as string[],
      isCumulative: false,
    };
    const report = (more: object) => me.request('getTimeReport', { body: { ...request, ...more } });
    const ids = async (more: object) =>
      (await report(more)).timeReportClockWorkEntries.map(({ id }) => id);
    ctx.expectEqual('the day', await ids({}), [third.id, second.id, first.id]);
    ctx.expectEqual('of the project', await ids({ projectIds: [projectId] }), [
      third.id,
      second.id,
    ]);
    ctx.expectEqual('of none', await ids({ projectIds: [none] }), [first.id]);
    const threeDays = { startDateAsString: addDays(day, -1), endDateAsString: addDays(day, 1) };
    const of = [next.id, third.id, second.id, first.id, before.id];
    ctx.expectEqual('of three days', await ids(threeDays), of);
    const detailed = await report({});
    ctx.expectEqual('in all', detailed.totalTime, '1h 34m');
    const [last, row] = detailed.timeReportClockWorkEntries;
    ctx.expectEqual(
      'a row',
      [row?.startTimeFormattedForTimeZone, row?.endTimeFormattedForTimeZone, row?.totalTimeInHours],
      ['10:30 AM', '11:15 AM', 0.75],
    );
    ctx.expectEqual('its time', [row?.totalTime, row?.totalTimeInSeconds], ['0h 45m', 2700]);
    const shown = await seen(me, projectId);
    ctx.expectEqual('its project', row?.projectDisplayString, `${shown.code} ${shown.name}`);
    const dated = new Set(
      detailed.timeReportClockWorkEntries.map((each) => each.startTimeAsString),
    );
    ctx.expectEqual('the days of its rows', dated.size, 1);
    ctx.expectThat(
      'they hold the day',
      [...dated].every((each) => each.includes(day.slice(-2))),
    );
    ctx.expectEqual('the last ends', last?.endTimeFormattedForTimeZone, '11:59 PM');
    const cumulative = await report({ ...threeDays, isCumulative: true });
    ctx.expectEqual('no detailed rows', cumulative.timeReportClockWorkEntries, []);
    const rows = cumulative.cumulativeTimeReportClockWorkEntries.map((each) => [
      each.id,
      each.totalTimeInSeconds,
      each.totalTimeTakenInTask,
      each.totalTimeTakenInTaskInHours,
    ]);
    ctx.expectEqual('by day and task', rows, [
      [next.id, 3600, '2h 14m', 2.23],
      [second.id, 4440, '2h 14m', 2.23],
      [first.id, 1200, '1h 19m', 1.32],
      [before.id, 3540, '1h 19m', 1.32],
    ]);
    const together = cumulative.cumulativeTimeReportClockWorkEntries[1];
    ctx.expectEqual('from', together?.startTimeFormattedForTimeZone, '10:30 AM');
    ctx.expectEqual('to', together?.endTimeFormattedForTimeZone, '11:59 PM');
    const described = [second.description, third.description].join(', ');
    ctx.expectEqual('its descriptions', together?.description, described);
    const entryPayLoad = { id: third.id, description: second.description };
    await me.request('postClockWork', { body: { type: 'update', entryPayLoad } });
    const again = await report({ isCumulative: true });
    const [once] = again.cumulativeTimeReportClockWorkEntries;
    ctx.expectEqual('a description is sent once', once?.description, second.description);
    ctx.expectEqual('in all', cumulative.totalTime, '3h 33m');
    const requested = { ...request, projectIds: [none] };
    const { projects } = await me.request('getTimeReportProjects', { body: requested });
    ctx.expectEqual(
      'its projects',
      projects.map((each) => each.projectId),
      [projectId],
    );
    for (const [from, to] of [
      [day, addDays(day, -1)],
      [day, addDays(day, 366)],
    ]) {
      const wrong = { ...request, startDateAsString: from ?? '', endDateAsString: to ?? '' };
      const rejected = await me.expectError(400, 'getTimeReport', { body: wrong });
      ctx.expectEqual('the field', getFields(rejected), ['endDateAsString']);
    }
    await report({ endDateAsString: addDays(day, 365) });
  },
});
