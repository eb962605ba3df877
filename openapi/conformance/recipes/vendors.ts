import { recipes } from '../scenario/recipe.ts';
import type { Actor, Kit } from '../scenario/types.ts';
import { vendor, vendorFields } from '../support/vendors.ts';

const path = async (kit: Kit, me: Actor) => ({ path: { id: (await vendor(kit, me)).id } });

export default recipes({
  createVendor: { send: (kit) => ({ body: vendorFields(kit) }) },
  getVendor: { send: (kit, _sample, me) => path(kit, me) },
  updateVendor: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => ({
      body: { ...(await vendor(kit, me)), name: kit.name('Vendor') },
    }),
  },
  deleteVendor: { send: (kit, _sample, me) => path(kit, me) },
});
