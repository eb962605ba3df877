import { scenario } from '../../scenario/types.ts';
import { asset, move } from '../../support/assets.ts';
import { asSent } from '../../support/as-sent.ts';
import { vendor } from '../../support/vendors.ts';

export default scenario({
  title: 'A vendor of which there are assets is kept',
  source: 'TOOL-010, and the decisions on answers and failures',
  async run(kit) {
    const me = kit.as('admin');
    const made = await vendor(kit, me);
    const path = { id: made.id };
    const id = await asset(kit, me, { vendorId: made.id });
    await me.refused(409, 'deleteVendor', { path });
    const { vendor: kept } = await me.ask('getVendor', { path });
    kit.expectEqual('the vendor', asSent(kept), made);
    await move(me, id, { status: 'Disposed', day: kit.day(0, me.timeZone) });
    await me.refused(409, 'deleteVendor', { path });
    const { version: _version, ...fields } = made;
    await me.ask('updateVendor', { body: { ...fields, isActive: false } });
    await me.refused(409, 'deleteVendor', { path });
    await me.ask('deleteAsset', { path: { id } });
    await me.ask('deleteVendor', { path });
    await me.refused(404, 'getVendor', { path });
  },
});
