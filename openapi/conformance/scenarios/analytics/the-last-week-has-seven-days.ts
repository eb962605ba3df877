import { scenario } from '../../scenario/types.ts';
import { visibleProjects } from '../../support/analytics.ts';
import { book, withEntries, workPlace } from '../../support/booked.ts';

export default scenario({
  title:
    'A project goes on with time in the last seven days, and has stopped with time in those before',
  source: 'document 2, section 9',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    await withEntries(me, async (keep) => {
      const placed: string[] = [];
      for (const [offset, at] of [
        [-6, '00:30'],
        [-7, '23:10'],
        [-13, '00:40'],
        [-14, '23:00'],
      ] as const) {
        const { projectId, taskId } = await workPlace(kit, me);
        const day = kit.day(offset, me.timeZone);
        keep(await book(kit, me, taskId, [{ day, at, seconds: 300 }]));
        placed.push(projectId);
      }
      const own = (ids: readonly string[]) => placed.filter((id) => ids.includes(id));
      const [first = '', second = '', third = ''] = placed;
      const recent = await visibleProjects(me, ['ProgressingInTheLastWeek']);
      kit.expectEqual('what goes on', own(recent), [first]);
      const stopped = await visibleProjects(me, ['StoppedInTheLastWeek']);
      kit.expectEqual('what has stopped', own(stopped), [second, third]);
    });
  },
});
