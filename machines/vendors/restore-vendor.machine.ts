import { fromPromise } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import { toVendorBody, toVendorForm, type Vendor } from './vendor.ts';
import { createUndo } from '../lists/create-undo.ts';

/**
 * Creates a deleted vendor again with its former id; one that already exists counts as restored.
 * The server's success message is hidden because it says "created": the page reports the restore.
 */
const restoreVendor = fromPromise<unknown, { row: Vendor }>(async ({ input: { row }, signal }) => {
  try {
    const body = { id: row.id, ...toVendorBody(toVendorForm(row)) };
    return await api.createVendor({ body, signal, isSuccessHidden: true });
  } catch (error) {
    const { code } = toProblem(error);
    if (code !== 'idTaken' && code !== 'savedAlready') throw error;
    return null;
  }
});

export const restoreVendorMachine = createUndo<Vendor>({
  id: 'restore-vendor',
  description:
    'Deleted vendors can be created again for a limited time, with their former ids. Source: TOOL-001.',
  restoreRow: restoreVendor,
});
