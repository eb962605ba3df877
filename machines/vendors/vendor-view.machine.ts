import { createRecordView } from '../records/create-record-view.ts';
import { loadVendor } from './vendor-view.actors.ts';
import type { Vendor } from './vendor.ts';

export const vendorViewMachine = createRecordView<Vendor>({
  id: 'vendor-view',
  description: 'Shows one vendor, read-only. Source: TOOL-004.',
  loadRecord: loadVendor,
});
