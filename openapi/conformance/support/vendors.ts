/** What recipes and scenarios of vendors share. */
import type { Actor, Kit } from '../scenario/types.ts';

/** A vendor as it is sent. */
export const vendorFields = (kit: Kit) => ({
  id: kit.uuid(),
  name: kit.name('Vendor'),
  contactName: 'Sam Otieno',
  email: 'sam@vendor.test',
  phone: null,
  address: null,
  isActive: true,
});

/** A new vendor as it is shown. */
export const vendor = async (kit: Kit, me: Actor) =>
  (await me.ask('createVendor', { body: vendorFields(kit) })).vendor;
