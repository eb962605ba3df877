import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Vendor } from './vendor.ts';
import { bulkDeletion } from '../lists/bulk-deletion.ts';
import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';
import { undo } from '../lists/undo.ts';
import { restoreVendorMachine } from './restore-vendor.machine.ts';

const loadVendors = fromPromise<readonly Vendor[]>(async ({ signal }) => {
  const { vendors } = await api.getVendors({ signal });
  return vendors;
});

const deleteVendor = fromPromise<unknown, { row: Vendor; isSuccessHidden?: boolean }>(
  ({ input: { row, isSuccessHidden = false }, signal }) =>
    api.deleteVendor({
      path: { id: row.id },
      signal,
      isSuccessHidden,
      isReported: isSuccessHidden,
    }),
);

export const vendorListMachine = createList<Vendor>({
  id: 'vendor-list',
  description: 'The vendors that the tenant buys from. Source: PRIV-026, ADMIN-009.',
  loadRecords: loadVendors,
  parts: [deletion(deleteVendor), bulkDeletion(({ id }) => id), undo(restoreVendorMachine)],
});
