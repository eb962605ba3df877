import { scenario } from '../../scenario/types.ts';
import { addDays } from '../../scenario/time.ts';
import { add, emptyDay } from '../../support/clockwork.ts';
import { subProject, tagged, task } from '../../support/projects.ts';

export default scenario({
  title:
    'The tag report contains the hours of the projects with a tag, including those that inherit it',
  source: 'CLOCK-002',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { projectId, tagId } = await tagged(ctx, me, true);
    const below = await subProject(ctx, me, projectId);
    const day = await emptyDay(ctx, me);
    for (const [of, from, to] of [
      [projectId, '09:00', '10:00'],
      [below, '10:00', '10:30'],
    ] as const) {
      const { id } = await add(ctx, me, { day, from, to });
      const taskId = await task(ctx, me, of);
      await me.request('assignClockWorkEntries', { query: { taskId }, body: [{ id }] });
    }
    const before = addDays(day, -1);
    const body = { startDateAsString: before, endDateAsString: day, tagIds: [tagId] };
    const { rows, totalTimeInSeconds } = await me.request('getTagReport', { body });
    ctx.expectEqual('the total time', totalTimeInSeconds, 5400);
    ctx.expectEqual(
      'the projects',
      rows.map((each) => [each.projectId, each.isInherited, each.totalTimeInSeconds]),
      [
        [projectId, false, 3600],
        [below, true, 1800],
      ],
    );
    const earlier = { body: { ...body, endDateAsString: before } };
    const none = await me.request('getTagReport', earlier);
    ctx.expectEqual('the day before', none.totalTimeInSeconds, 0);
  },
});
