import { bulkDeletion } from '../lists/bulk-deletion.ts';
import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';
import { undo } from '../lists/undo.ts';
import { restoreVendorMachine } from './restore-vendor.machine.ts';
import { deleteVendor, loadVendors } from './vendor-list.actors.ts';
import type { Vendor } from './vendor.ts';

export const vendorListMachine = createList<Vendor>({
  id: 'vendor-list',
  description: 'The vendors that the tenant buys from. Source: PRIV-026, ADMIN-009.',
  loadRecords: loadVendors,
  parts: [deletion(deleteVendor), bulkDeletion(({ id }) => id), undo(restoreVendorMachine)],
});
