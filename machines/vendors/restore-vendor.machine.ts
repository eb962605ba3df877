import { createUndo } from '../lists/create-undo.ts';
import { restoreVendor } from './restore-vendor.actors.ts';
import type { Vendor } from './vendor.ts';

export const restoreVendorMachine = createUndo<Vendor>({
  id: 'restore-vendor',
  description:
    'Vendors that were deleted can be created again for a while, with their own ids. Source: TOOL-001.',
  restoreRow: restoreVendor,
});
