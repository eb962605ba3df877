import { scenario } from '../../../scenario/types.ts';
import { getEmployeeId, impediment, project, seen } from '../../../support/projects.ts';

export default scenario({
  title:
    'An impediment can be resolved only once; adding, resolving and deleting change the unresolved count',
  source: 'PROJ-037',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const projectId = await project(ctx, me);
    const count = async () => (await seen(me, projectId)).unResolvedImpediment;
    const first = await impediment(ctx, me, projectId);
    const second = await impediment(ctx, me, projectId);
    ctx.expectEqual('unresolved', await count(), 2);
    const path = { id: first };
    const { projectImpediment } = await me.request('resolveImpediment', { path });
    ctx.expectEqual('whether it is resolved', projectImpediment.isResolved, true);
    ctx.expectEqual('by whom', projectImpediment.resolvedBy, await getEmployeeId(me));
    await me.expectError(409, 'resolveImpediment', { path });
    ctx.expectEqual('unresolved', await count(), 1);
    await me.request('deleteImpediment', { path: { id: second } });
    ctx.expectEqual('unresolved', await count(), 0);
  },
});
