import { scenario } from '../../../scenario/types.ts';
import { assigned, employee } from '../../../support/assets.ts';

export default scenario({
  title: 'A change of the work place needs the right to assign assets',
  source: 'ASSET-156, PRIV-017',
  async run(ctx) {
    const me = ctx.as('admin');
    const { id: employeeId, name, workPlace } = await employee(ctx, me);
    const changed = ctx.name();
    await me.request('updateWorkPlace', { body: { employeeId, workPlace: changed } });
    const viewer = ctx.as('assetViewer');
    await viewer.expectError(403, 'updateWorkPlace', {
      body: { employeeId, workPlace: ctx.name() },
    });
    const stored = await employeeNamed(employeeId);
    ctx.expectEqual('the work place', stored, changed);
    const { assetId } = await assigned(ctx, me, employeeId);
    const { assetAssignment } = await me.request('getAssetAssignment', { path: { id: assetId } });
    ctx.expectEqual('where its holder works', assetAssignment?.workPlace, changed);
    if (workPlace) await me.request('updateWorkPlace', { body: { employeeId, workPlace } });
    async function employeeNamed(id: string) {
      const { employees } = await me.request('lookUpAssetEmployees', {
        path: { searchText: name },
      });
      return employees.find((each) => each.id === id)?.workPlace;
    }
  },
});
