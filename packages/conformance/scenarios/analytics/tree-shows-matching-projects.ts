import { scenario } from '../../scenario/types.ts';
import type { Actor, ScenarioContext, Success } from '../../scenario/types.ts';
import { impediment, project, subProject } from '../../support/projects.ts';

type Node = Success<'getProjectAnalytics'>['projectAnalytics'][number];
type Filter = 'AccessibleToMe' | 'OwnedByMe' | 'OnWatchlist' | 'Impedimented';

export default scenario({
  title:
    'Projects are shown below their nearest ancestor that matches the filters, and each filter shows only matching projects',
  source: 'ANLYT-051, ANLYT-032, ANLYT-035',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const dueOn = '2030-01-31';
    const top = await project(ctx, me, { dueOn });
    await me.request('markAsApexProject', { path: { id: top } });
    const middle = await subProject(ctx, me, top, { dueOn });
    const low = await subProject(ctx, me, middle, { dueOn: null });
    const foreign = await project(ctx, other, { dueOn: null });
    const own = [top, middle, low, foreign];
    /** Each filter adds to the one above it. */
    const shown = async (...selectedFilters: Filter[]) => {
      const placed = await readTreePositions(me, selectedFilters);
      return own.map((id) => placed.get(id));
    };
    ctx.expectEqual('all', await shown('AccessibleToMe'), [null, top, middle, null]);
    await parentsAreNamed(me, ctx, { [top]: null, [middle]: top, [low]: middle });
    ctx.expectEqual('owned', await shown('OwnedByMe'), [null, top, middle, undefined]);
    for (const id of [top, low]) await me.request('watchProject', { path: { id } });
    const watched = [null, undefined, top, undefined];
    ctx.expectEqual('watched', await shown('OnWatchlist'), watched);
    const id = await impediment(ctx, me, low);
    const impeded = [undefined, undefined, null, undefined];
    ctx.expectEqual('impeded', await shown('Impedimented'), impeded);
    ctx.expectEqual('both', await shown('OnWatchlist', 'Impedimented'), impeded);
    await me.request('resolveImpediment', { path: { id } });
    const none = [undefined, undefined, undefined, undefined];
    ctx.expectEqual('no longer impeded', await shown('Impedimented'), none);
    for (const each of [top, low]) await me.request('unwatchProject', { path: { id: each } });
    ctx.expectEqual('no longer watched', await shown('OnWatchlist'), none);
  },
});

/** The detail names the parent. */
async function parentsAreNamed(
  me: Actor,
  ctx: ScenarioContext,
  parents: Record<string, string | null>,
) {
  const detail = async (id: string) =>
    (await me.request('getProjectAnalyticsDetail', { path: { id } })).projectDetail;
  for (const [id, parentId] of Object.entries(parents)) {
    const parent = parentId === null ? null : await detail(parentId);
    const named = parent && `${parent.code} ${parent.projectName}`;
    ctx.expectEqual('the one above', (await detail(id)).parentProject, named);
  }
}

/** The id of each project in the tree and of its parent; null at the top. */
async function readTreePositions(me: Actor, selectedFilters: Filter[]) {
  const { projectAnalytics } = await me.request('getProjectAnalytics', {
    query: { selectedFilters },
  });
  const below = (nodes: readonly Node[], above: string | null): [string, string | null][] =>
    nodes.flatMap(({ id, subProjects }) => [[id, above], ...below(subProjects, id)]);
  return new Map(below(projectAnalytics, null));
}
