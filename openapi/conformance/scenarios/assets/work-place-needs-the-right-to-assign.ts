import { scenario } from '../../scenario/types.ts';
import { assigned, employee } from '../../support/assets.ts';

export default scenario({
  title: 'Whoever changes a work place may assign assets',
  source: 'ASSET-156, PRIV-017',
  async run(kit) {
    const me = kit.as('admin');
    const { id: employeeId, name, workPlace } = await employee(kit, me);
    const changed = kit.name();
    await me.ask('updateWorkPlace', { body: { employeeId, workPlace: changed } });
    const viewer = kit.as('assetViewer');
    await viewer.refused(403, 'updateWorkPlace', { body: { employeeId, workPlace: kit.name() } });
    const kept = await employeeNamed(employeeId);
    kit.expectEqual('the work place', kept, changed);
    const { assetId } = await assigned(kit, me, employeeId);
    const { assetAssignment } = await me.ask('getAssetAssignment', { path: { id: assetId } });
    kit.expectEqual('where its holder works', assetAssignment?.workPlace, changed);
    if (workPlace) await me.ask('updateWorkPlace', { body: { employeeId, workPlace } });
    async function employeeNamed(id: string) {
      const { employees } = await me.ask('lookUpAssetEmployees', { path: { searchText: name } });
      return employees.find((each) => each.id === id)?.workPlace;
    }
  },
});
