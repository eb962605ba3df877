import { scenario } from '../../../scenario/types.ts';
import { asset, assetType, edited, property, statusId } from '../../../support/assets.ts';
import { role, withRoles } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';

export default scenario({
  title:
    'The right to edit asset details allows no change of properties, and the right to edit properties no change of details',
  source: 'ASSET-095',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const assetTypeId = await assetType(ctx, me);
    const propertyId = await property(ctx, me, assetTypeId);
    const id = await asset(ctx, me, { assetTypeId });
    const fill = (assetTypePropertyValue: string) => ({
      assetProperties: [{ id: propertyId, assetTypePropertyValue }],
    });
    await me.request('updateAsset', { body: await edited(me, id, fill('Blue')) });
    const { id: userId } = await fetchProfile(other);
    const withRight = async (
      right: 'assetManager.editDetails' | 'assetManager.editTypeProperties' | 'assetManager.view',
      work: () => Promise<void>,
    ) => {
      // No other right, since some of them allow editing parts of assets.
      const given = await role(ctx, me, ['assetManager.basic', right]);
      await withRoles(me, { id: userId, roleIds: [given.id] }, work);
    };
    const change = async (status: number, changes: object) => {
      const body = { ...(await edited(me, id)), ...changes };
      (await other.call('updateAsset', { body })).expectStatus(status);
    };
    const scrap = { statusId: await statusId(me, 'Scrap') };
    await withRight('assetManager.editDetails', async () => {
      await change(403, fill('Red'));
      await change(200, { name: ctx.name() });
    });
    await withRight('assetManager.editTypeProperties', async () => {
      await change(403, { name: ctx.name() });
      await change(403, scrap);
      await change(200, fill('Green'));
    });
    await withRight('assetManager.view', async () => {
      await change(403, fill('Red'));
      await other.expectError(403, 'getAsset', { path: { id } });
      await other.request('getAssetView', { path: { id } });
    });
    const { assetView } = await me.request('getAssetView', { path: { id } });
    const values = assetView.assetProperties.map(({ value }) => value);
    ctx.expectEqual('the property', values, ['Green']);
    ctx.expectEqual('the status', assetView.assetStatus, 'InStore');
  },
});
