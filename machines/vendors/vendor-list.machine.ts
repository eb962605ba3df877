import { createRecordList } from '../records/create-record-list.ts';
import { deleteVendor, loadVendors } from './vendor-list.actors.ts';
import type { Vendor } from './vendor.ts';

export const vendorListMachine = createRecordList<Vendor>({
  id: 'vendor-list',
  description: 'Whom the tenant buys from. Source: document 1, sections 1, 2 and 6.',
  loadRecords: loadVendors,
  deleteRecord: deleteVendor,
});
