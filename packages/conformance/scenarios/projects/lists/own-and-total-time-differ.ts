import { scenario } from '../../../scenario/types.ts';
import { add } from '../../../support/clockwork.ts';
import { project, seen, subProject, task } from '../../../support/projects.ts';
import { newOrganization } from '../../../support/registration.ts';

const hour = 3600;

export default scenario({
  title:
    'The time of a project and the time with everything below it are two figures; its days list its own time',
  source: 'PROJ-016',
  async run(ctx) {
    const me = await newOrganization(ctx);
    let hourOfDay = 8;
    const book = async (projectId: string) => {
      hourOfDay += 1;
      const [from, to] = [hourOfDay, hourOfDay + 1].map((each) => `${each}:00`.padStart(5, '0'));
      const entry = await add(ctx, me, { day: ctx.day(-3), from: from ?? '', to: to ?? '' });
      const query = { taskId: await task(ctx, me, projectId) };
      await me.request('assignClockWorkEntries', { query, body: [{ id: entry.id }] });
    };
    const id = await project(ctx, me);
    const sub = await subProject(ctx, me, id);
    const below = await subProject(ctx, me, sub);
    for (const each of [id, sub, below]) await book(each);
    const figures = async (of: string) => {
      const { ownSeconds, totalSeconds, bookedEntryCount, members } = await seen(me, of);
      return [ownSeconds, totalSeconds, bookedEntryCount, members[0]?.timeInSeconds];
    };
    ctx.expectEqual('at the top', await figures(id), [hour, 3 * hour, 1, hour]);
    ctx.expectEqual('in the middle', await figures(sub), [hour, 2 * hour, 1, hour]);
    ctx.expectEqual('at the bottom', await figures(below), [hour, hour, 1, hour]);
    const { start, end, days } = await me.request('getProjectDays', { path: { id } });
    ctx.expectEqual(
      'the seconds of the days',
      days.map(({ seconds }) => seconds),
      [hour],
    );
    ctx.expectThat(
      'the days are in the period',
      days.every(({ day }) => day >= start && day <= end),
    );
  },
});
