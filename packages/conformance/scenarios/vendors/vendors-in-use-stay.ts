import { scenario } from '../../scenario/types.ts';
import { asset, move } from '../../support/assets.ts';
import { toWireFormat } from '../../support/wire-format.ts';
import { vendor } from '../../support/vendors.ts';

export default scenario({
  title: 'A vendor of existing assets cannot be deleted',
  source: 'TOOL-010, ASSET-D24',
  async run(ctx) {
    const me = ctx.as('admin');
    const made = await vendor(ctx, me);
    const path = { id: made.id };
    const id = await asset(ctx, me, { vendorId: made.id });
    await me.expectError(409, 'deleteVendor', { path });
    const { vendor: stored } = await me.request('getVendor', { path });
    ctx.expectEqual('the vendor', toWireFormat(stored), made);
    await move(me, id, { status: 'Disposed', day: ctx.day(0, me.timeZone) });
    await me.expectError(409, 'deleteVendor', { path });
    const { version: _version, ...fields } = made;
    await me.request('updateVendor', { body: { ...fields, isActive: false } });
    await me.expectError(409, 'deleteVendor', { path });
    await me.request('deleteAsset', { path: { id } });
    await me.request('deleteVendor', { path });
    await me.expectError(404, 'getVendor', { path });
  },
});
