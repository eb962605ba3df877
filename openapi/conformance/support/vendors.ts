/** What recipes and scenarios of vendors share. */
import type { Actor, Kit } from '../scenario/types.ts';
import { asSent } from './as-sent.ts';

/** A vendor as it is sent. */
export const vendorFields = (kit: Kit) => ({
  id: kit.uuid(),
  name: kit.name('Vendor'),
  contactName: 'Sam Otieno',
  email: 'sam@vendor.test',
  phone: null,
  address: null,
  website: 'https://vendor.test',
  notes: null,
  isActive: true,
});

/** A new vendor as it is sent back. */
export const vendor = async (kit: Kit, me: Actor) =>
  asSent((await me.ask('createVendor', { body: vendorFields(kit) })).vendor);
