import { scenario } from '../../scenario/types.ts';
import type { Actor, ScenarioContext, Success } from '../../scenario/types.ts';
import { book, withEntries } from '../../support/booked.ts';
import { emptyDay } from '../../support/clockwork.ts';
import {
  getEmployeeId,
  impediment,
  project,
  seen,
  subProject,
  task,
} from '../../support/projects.ts';

type Node = Success<'getProjectAnalytics'>['projectAnalytics'][number];

export default scenario({
  title:
    'Each project in the tree shows its time, its open impediments, its owner and whether it is watched',
  source: 'ANLYT-046, ANLYT-047',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const top = await project(ctx, me);
    const below = await subProject(ctx, me, top);
    const foreign = await project(ctx, other);
    const shown = async () => {
      const nodes = await fetchNodes(me);
      return [top, below, foreign].map((id) => getFacts(nodes.get(id)));
    };
    ctx.expectEqual('new ones', await shown(), [
      [0, true, false, 0],
      [0, true, false, 0],
      [0, false, false, 0],
    ]);
    await withEntries(me, async (track) => {
      const taskId = await task(ctx, me, below);
      const day = await emptyDay(ctx, me);
      track(await book(ctx, me, taskId, [{ day, at: '00:10', seconds: 120 }]));
      const watch = { path: { id: top } };
      await me.request('watchProject', watch);
      await other.request('watchProject', { path: { id: foreign } });
      const hindered = [await impediment(ctx, me, below), await impediment(ctx, me, below)];
      ctx.expectEqual('with time, a watch and impediments', await shown(), [
        [0, true, true, 0],
        [120, true, false, 2],
        [0, false, false, 0],
      ]);
      await me.request('resolveImpediment', { path: { id: hindered[0] ?? '' } });
      await me.request('unwatchProject', watch);
      ctx.expectEqual('with one resolved, and watched no more', await shown(), [
        [0, true, false, 0],
        [120, true, false, 1],
        [0, false, false, 0],
      ]);
    });
    await ownersAreNamed(ctx, [
      [me, top],
      [other, foreign],
    ]);
  },
});

/** The detail names the owner, also another one than before. */
async function ownersAreNamed(ctx: ScenarioContext, owned: readonly (readonly [Actor, string])[]) {
  const [admin, colleague] = [ctx.as('admin'), ctx.as('colleague')];
  const named = async (id: string) => {
    const { projectDetail } = await admin.request('getProjectAnalyticsDetail', { path: { id } });
    return projectDetail.projectOwnerName;
  };
  for (const [owner, id] of owned) {
    ctx.expectEqual('who owns it', await named(id), (await seen(owner, id)).ownedBy);
  }
  const given = await project(ctx, admin);
  const employeeId = await getEmployeeId(colleague);
  const query = { projectId: given, employeeId };
  const { member } = await admin.request('changeProjectOwner', { query });
  ctx.expectEqual('who owns it now', await named(given), member.fullName);
}

/** All tree nodes by project id. */
async function fetchNodes(me: Actor): Promise<ReadonlyMap<string, Node>> {
  const { projectAnalytics } = await me.request('getProjectAnalytics');
  const all = (nodes: readonly Node[]): Node[] =>
    nodes.flatMap((node) => [node, ...all(node.subProjects)]);
  return new Map(all(projectAnalytics).map((node) => [node.id, node]));
}

const getFacts = (node: Node | undefined) =>
  node && [node.projectWorkEffortTotal, node.isOwner, node.isWatching, node.unResolvedImpediment];
