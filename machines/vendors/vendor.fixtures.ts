import type { Vendor } from './vendor.ts';

/** A vendor for tests, test models and stories. */
export const exampleVendor: Vendor = {
  id: '453b5572-2cda-4c19-b3bc-c3edb2cc995e',
  name: 'Cobalt Hardware',
  contactName: 'Rosa Winter',
  email: 'sales@cobalt.vendor.test',
  phone: '+49 30 5550 1420',
  address: 'Lindenstr. 12\n10969 Berlin',
  website: 'https://cobalt.vendor.test',
  notes: 'Orders by e-mail.\nDelivers within the week.',
  isActive: true,
  version: 1,
  changedBy: 'Kira Novak',
  changedOn: '2026-02-27T14:05:00.000Z',
};
