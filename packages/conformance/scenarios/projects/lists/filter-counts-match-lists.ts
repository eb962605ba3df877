import { scenario } from '../../../scenario/types.ts';
import { getEmployeeId, impediment, link, project, seen } from '../../../support/projects.ts';

const filters = {
  accessible: { selectedFilter: 'AccessibleToMe' },
  owned: { selectedFilter: 'OwnedByMe' },
  watched: { selectedFilter: 'OnWatchlist' },
  impedimented: { selectedFilter: 'Impedimented' },
  progressing: { selectedFilter: 'ProgressingInTheLastWeek' },
  stopped: { selectedFilter: 'StoppedInTheLastWeek' },
  apex: { isApexProject: true },
  waiting: { isResponse: true },
} as const;

export default scenario({
  title: 'The number of each filter is that of its list, whichever filter is applied',
  source: 'PROJ-006, PROJ-052',
  isExclusive: true,
  async run(ctx) {
    const [other, me] = [ctx.as('admin'), ctx.as('member')];
    const top = await project(ctx, me);
    await me.request('markAsApexProject', { path: { id: top } });
    await me.request('watchProject', { path: { id: await project(ctx, me) } });
    await impediment(ctx, me, top);
    const body = await link(ctx, other, me);
    await other.request('requestSubProjectLink', { body });
    const first = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
    const list = (more: object) => me.request('searchProjects', { body: { ...first, ...more } });
    const counted = async (more: object) =>
      (await me.request('countProjects', { body: { ...first, ...more } })).filterCounts;
    const words = { search: (await seen(me, top)).code.slice(0, 1) };
    for (const common of [{}, words, { ownerIds: [await getEmployeeId(me)] }]) {
      const counts = await counted(common);
      for (const [name, filter] of Object.entries(filters)) {
        const found = await list({ ...common, ...filter });
        ctx.expectEqual(
          `${name} is counted`,
          counts[name as keyof typeof filters],
          found.totalCount,
        );
        ctx.expectEqual('the numbers stay', await counted({ ...common, ...filter }), counts);
      }
    }
    // Other checks leave more waiting ones than a page shows.
    const { code } = await seen(me, body.projectId);
    const waiting = (await list({ isResponse: true, search: code })).pmoProjects;
    ctx.expectThat(
      'the waiting one is listed',
      waiting.some(({ id }) => id === body.projectId),
    );
    ctx.expectThat(
      'all are waiting',
      waiting.every(({ isResponse }) => isResponse),
    );
  },
});
