import { scenario } from '../../scenario/types.ts';
import type { Actor, Success } from '../../scenario/types.ts';
import { impediment, project, subProject } from '../../support/projects.ts';

type Node = Success<'getProjectAnalytics'>['projectAnalytics'][number];
type Filter = 'AccessibleToMe' | 'OwnedByMe' | 'OnWatchlist' | 'Impedimented';

export default scenario({
  title:
    'Projects stand below the nearest one above that fits the filters, and each filter keeps what it says',
  source: 'document 2, sections 3, 4 and 9',
  isAlone: true,
  async run(kit) {
    const [me, other] = [kit.as('admin'), kit.as('colleague')];
    const top = await project(kit, me);
    const middle = await subProject(kit, me, top);
    const low = await subProject(kit, me, middle);
    const foreign = await project(kit, other);
    const own = [top, middle, low, foreign];
    /** Each of the four beside the one above it. */
    const shown = async (...selectedFilters: Filter[]) => {
      const placed = await placesOf(me, selectedFilters);
      return own.map((id) => placed.get(id));
    };
    kit.expectEqual('all', await shown('AccessibleToMe'), [null, top, middle, null]);
    kit.expectEqual('owned', await shown('OwnedByMe'), [null, top, middle, undefined]);
    for (const id of [top, low]) await me.ask('watchProject', { path: { id } });
    const watched = [null, undefined, top, undefined];
    kit.expectEqual('watched', await shown('OnWatchlist'), watched);
    const id = await impediment(kit, me, low);
    const impeded = [undefined, undefined, null, undefined];
    kit.expectEqual('impeded', await shown('Impedimented'), impeded);
    kit.expectEqual('both', await shown('OnWatchlist', 'Impedimented'), impeded);
    await me.ask('resolveImpediment', { path: { id } });
    const none = [undefined, undefined, undefined, undefined];
    kit.expectEqual('impeded no more', await shown('Impedimented'), none);
    for (const each of [top, low]) await me.ask('unwatchProject', { path: { id: each } });
    kit.expectEqual('watched no more', await shown('OnWatchlist'), none);
  },
});

/** The id of each project of the tree, and of the one that it stands below; null at the top. */
async function placesOf(me: Actor, selectedFilters: Filter[]) {
  const { projectAnalytics } = await me.ask('getProjectAnalytics', { query: { selectedFilters } });
  const below = (nodes: readonly Node[], above: string | null): [string, string | null][] =>
    nodes.flatMap(({ id, subProjects }) => [[id, above], ...below(subProjects, id)]);
  return new Map(below(projectAnalytics, null));
}
