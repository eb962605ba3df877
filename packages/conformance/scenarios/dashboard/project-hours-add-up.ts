import { scenario } from '../../scenario/types.ts';
import { clearRecent, payLoad } from '../../support/clockwork.ts';
import { project } from '../../support/projects.ts';

export default scenario({
  title: 'The hours by project on the Dashboard add up to those of the week',
  source: 'SHELL-D62',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    await clearRecent(ctx, me);
    const projectId = await project(ctx, me);
    const book = (minutes: number, id: string | null) =>
      me.request('postClockWork', {
        body: {
          type: 'add',
          entryPayLoad: {
            ...payLoad(ctx, ctx.minutesFromNow(-minutes), ctx.minutesFromNow(-minutes + 10)),
            projectId: id,
          },
        },
      });
    await book(20, projectId);
    await book(40, projectId);
    await book(60, null);
    const { hours, projectHours } = await me.request('getDashboard', {
      query: { tiles: ['hours', 'projectHours'] },
    });
    const rows = projectHours?.projects ?? [];
    const seconds = rows.map(({ totalTimeInSeconds }) => totalTimeInSeconds);
    const sum = seconds.reduce((total, each) => total + each, 0);
    ctx.expectEqual('the sum of the projects', sum, hours?.weekInSeconds);
    ctx.expectEqual(
      'the order',
      seconds,
      seconds.toSorted((a, b) => b - a),
    );
    const { days = [] } = hours ?? {};
    // The entries may be on the last day of the week before.
    if (days[0]?.day !== ctx.day(0, me.timeZone)) {
      const own = rows.find((each) => each.projectId === projectId);
      ctx.expectEqual('the time on the project', own?.totalTimeInSeconds, 1200);
      ctx.expectThat(
        'time without a project has a row',
        rows.some((each) => each.projectId === null),
      );
    }
    await clearRecent(ctx, me);
  },
});
