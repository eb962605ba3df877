import { scenario } from '../../scenario/types.ts';
import { asset, handedTo } from '../../support/assets.ts';

export default scenario({
  title:
    'A label leads its viewers and its holder to the tenant of the asset, and reveals nothing to anybody else',
  source: 'the decisions on assets',
  async run(kit) {
    const me = kit.as('admin');
    const id = await asset(kit, me);
    const isHidden = (role: Parameters<typeof kit.as>[0], assetId: string) =>
      kit.as(role).refused(404, 'listAssetTenants', { query: { assetId } });
    const { tenants: own } = await me.ask('getUserTenants');
    const name = own.find((tenant) => tenant.id === me.tenantId)?.name;
    const { tenants } = await me.ask('listAssetTenants', { query: { assetId: id } });
    kit.expectEqual('to who views assets', tenants, [{ id: me.tenantId, name }]);
    await isHidden('member', id);
    await isHidden('otherTenant', id);
    await isHidden('admin', kit.uuid());
    const given = await handedTo(kit, kit.as('member'));
    const query = { assetId: given.assetId };
    const held = await kit.as('member').ask('listAssetTenants', { query });
    kit.expectEqual('to who has it', held.tenants, [{ id: me.tenantId, name }]);
    await me.ask('removeAssetAssignment', { path: { id: given.id } });
    await isHidden('member', given.assetId);
  },
});
