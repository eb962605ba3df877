import { scenario } from '../../scenario/types.ts';
import { vendor, vendorFields } from '../../support/vendors.ts';

export default scenario({
  title: 'Vendor names are unique in a tenant, ignoring case',
  source: 'PRIV-026, ASSET-D24',
  async run(ctx) {
    const me = ctx.as('admin');
    const first = await vendor(ctx, me);
    const second = await vendor(ctx, me);
    const name = first.name.toUpperCase();
    await me.expectError(409, 'createVendor', { body: { ...vendorFields(ctx), name } });
    await me.expectError(409, 'updateVendor', { body: { ...second, name } });
    await me.request('updateVendor', { body: { ...first, name } });
  },
});
