import { scenario } from '../../scenario/types.ts';
import { vendor, vendorFields } from '../../support/vendors.ts';

export default scenario({
  title: 'Names of vendors are unique in a tenant, whatever their case',
  source: 'PRIV-026, and the decisions on answers and failures',
  async run(kit) {
    const me = kit.as('admin');
    const first = await vendor(kit, me);
    const second = await vendor(kit, me);
    const name = first.name.toUpperCase();
    await me.refused(409, 'createVendor', { body: { ...vendorFields(kit), name } });
    await me.refused(409, 'updateVendor', { body: { ...second, name } });
    await me.ask('updateVendor', { body: { ...first, name } });
  },
});
