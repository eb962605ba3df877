import { createUndo } from '../lists/create-undo.ts';
import { restoreVendor } from './restore-vendor.actors.ts';
import type { Vendor } from './vendor.ts';

export const restoreVendorMachine = createUndo<Vendor>({
  id: 'restore-vendor',
  description:
    'Deleted vendors can be created again for a limited time, with their former ids. Source: TOOL-001.',
  restoreRow: restoreVendor,
});
