import { scenario } from '../../scenario/types.ts';
import { fetchProfile } from '../../support/profile.ts';
import { project } from '../../support/projects.ts';

export default scenario({
  title:
    'Without an employee record there are no hours, running entries, projects, reviews and assets',
  source: 'SHELL-D40',
  async run(ctx) {
    const me = ctx.as('platformAdmin');
    const { employeeId } = await fetchProfile(me);
    if (employeeId !== null) return;
    const { hours, running, impediments, reviews, assets, ...more } =
      await me.request('getDashboard');
    const tiles = [
      hours,
      running,
      impediments,
      reviews,
      assets,
      more.tasks,
      more.projectHours,
      more.weeks,
    ];
    ctx.expectEqual(
      'the tiles',
      tiles,
      tiles.map(() => null),
    );
    await me.expectError(403, 'getRunningEntries');
    await me.expectError(403, 'watchProject', {
      path: { id: await project(ctx, ctx.as('admin')) },
    });
    ctx.expectEqual(
      'recent work',
      (await me.request('getRecentProjectTaskCombos')).projectTaskCombos,
      [],
    );
    ctx.expectEqual(
      'defaults',
      (await me.request('getValidProjectsForDefaults')).pmoProjectsKVP,
      [],
    );
  },
});
