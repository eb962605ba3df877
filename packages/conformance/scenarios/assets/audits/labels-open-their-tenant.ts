import { scenario } from '../../../scenario/types.ts';
import { asset, handedTo } from '../../../support/assets.ts';

export default scenario({
  title:
    'A label leads people who may view the asset and its assignee to the tenant of the asset, and reveals nothing to anyone else',
  source: 'ASSET-D58',
  async run(ctx) {
    const me = ctx.as('admin');
    const id = await asset(ctx, me);
    const isHidden = (role: Parameters<typeof ctx.as>[0], assetId: string) =>
      ctx.as(role).expectError(404, 'listAssetTenants', { query: { assetId } });
    const { tenants: own } = await me.request('getUserTenants');
    const name = own.find((tenant) => tenant.id === me.tenantId)?.name;
    const { tenants } = await me.request('listAssetTenants', { query: { assetId: id } });
    ctx.expectEqual('to who views assets', tenants, [{ id: me.tenantId, name }]);
    await isHidden('member', id);
    await isHidden('otherTenant', id);
    await isHidden('admin', ctx.uuid());
    const given = await handedTo(ctx, ctx.as('member'));
    const query = { assetId: given.assetId };
    const assignedId = await ctx.as('member').request('listAssetTenants', { query });
    ctx.expectEqual('to who has it', assignedId.tenants, [{ id: me.tenantId, name }]);
    await me.request('removeAssetAssignment', { path: { id: given.id } });
    await isHidden('member', given.assetId);
  },
});
