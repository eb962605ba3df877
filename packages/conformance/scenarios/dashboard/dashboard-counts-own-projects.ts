import { scenario } from '../../scenario/types.ts';
import {
  bookOn,
  getEmployeeId,
  impediment,
  joint,
  project,
  seen,
  subProject,
  task,
} from '../../support/projects.ts';

export default scenario({
  title:
    'The Dashboard counts the projects that the user owns or takes part in, and those with impediments',
  source: 'PROJ-D02',
  isExclusive: true,
  async run(ctx) {
    const [me, owner] = [ctx.as('member'), ctx.as('admin')];
    const tiles = () => me.request('getDashboard', { query: { tiles: ['impediments'] } });
    const before = await tiles();
    const own = await project(ctx, me);
    const joined = await joint(ctx, owner, me);
    await subProject(ctx, owner, joined);
    await impediment(ctx, owner, joined);
    await impediment(ctx, owner, joined);
    const resolved = await impediment(ctx, me, own);
    const counted = async () => {
      const { impediments } = await tiles();
      const base = before.impediments ?? { projects: 0, withOpenImpediments: 0 };
      return [
        (impediments?.projects ?? 0) - base.projects,
        (impediments?.withOpenImpediments ?? 0) - base.withOpenImpediments,
      ];
    };
    ctx.expectEqual('projects more, and impeded', await counted(), [2, 2]);
    const { mostImpeded = [] } = (await tiles()).impediments ?? {};
    const counts = mostImpeded.map(({ openImpedimentCount }) => openImpedimentCount);
    ctx.expectEqual(
      'the numbers of impediments',
      counts,
      counts.toSorted((a, b) => b - a),
    );
    for (const each of mostImpeded) {
      const { unResolvedImpediment, name } = await seen(me, each.projectId);
      ctx.expectEqual(
        'the impediments of the project',
        [each.openImpedimentCount, each.projectName],
        [unResolvedImpediment, name],
      );
    }
    await me.request('resolveImpediment', { path: { id: resolved } });
    ctx.expectEqual('once one is resolved', await counted(), [2, 1]);
    await impediment(ctx, owner, await project(ctx, owner));
    ctx.expectEqual('others’ count for others', await counted(), [2, 1]);
    const remaining = await joint(ctx, owner, me);
    const entry = await bookOn(ctx, me, await task(ctx, owner, remaining));
    ctx.expectEqual('with one more', await counted(), [3, 1]);
    await owner.request('removeProjectMember', {
      query: { projectId: remaining, employeeId: await getEmployeeId(me) },
    });
    ctx.expectEqual('a former member’s no more', await counted(), [2, 1]);
    await me.request('deleteClockWorkEntries', { body: [entry] });
  },
});
