import { scenario } from '../../scenario/types.ts';
import { employeeIdOf, impediment, project, seen } from '../../support/projects.ts';

export default scenario({
  title:
    'An impediment is resolved only when it is not yet resolved; adding, resolving and deleting change the unresolved count',
  source: 'PROJ-037',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const projectId = await project(kit, me);
    const count = async () => (await seen(me, projectId)).unResolvedImpediment;
    const first = await impediment(kit, me, projectId);
    const second = await impediment(kit, me, projectId);
    kit.expectEqual('unresolved', await count(), 2);
    const path = { id: first };
    const { projectImpediment } = await me.ask('resolveImpediment', { path });
    kit.expectEqual('whether it is resolved', projectImpediment.isResolved, true);
    kit.expectEqual('by whom', projectImpediment.resolvedBy, await employeeIdOf(me));
    await me.refused(409, 'resolveImpediment', { path });
    kit.expectEqual('unresolved', await count(), 1);
    await me.ask('deleteImpediment', { path: { id: second } });
    kit.expectEqual('unresolved', await count(), 0);
  },
});
