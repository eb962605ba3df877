import { scenario } from '../../scenario/types.ts';
import { addDays } from '../../scenario/time.ts';
import { add, emptyDay } from '../../support/clockwork.ts';
import { subProject, tagged, task } from '../../support/projects.ts';

export default scenario({
  title: 'The tag report has the hours of the projects with a tag, also of those that inherit it',
  source: 'CLOCK-002',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const { projectId, tagId } = await tagged(kit, me, true);
    const below = await subProject(kit, me, projectId);
    const day = await emptyDay(kit, me);
    for (const [of, from, to] of [
      [projectId, '09:00', '10:00'],
      [below, '10:00', '10:30'],
    ] as const) {
      const { id } = await add(kit, me, { day, from, to });
      const taskId = await task(kit, me, of);
      await me.ask('assignClockWorkEntries', { query: { taskId }, body: [{ id }] });
    }
    const before = addDays(day, -1);
    const body = { startDateAsString: before, endDateAsString: day, tagIds: [tagId] };
    const { tagReport, totalTimeInSeconds } = await me.ask('getTagReport', { body });
    kit.expectEqual('the whole time', totalTimeInSeconds, 5400);
    kit.expectEqual(
      'the projects',
      tagReport[0]?.projects.map((each) => [
        each.projectId,
        each.isInherited,
        each.totalTimeInSeconds,
      ]),
      [
        [projectId, false, 3600],
        [below, true, 1800],
      ],
    );
    const earlier = { body: { ...body, endDateAsString: before } };
    const none = await me.ask('getTagReport', earlier);
    kit.expectEqual('the day before', none.totalTimeInSeconds, 0);
  },
});
