import { fromPromise } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import { toVendorBody, toVendorForm, type Vendor } from './vendor.ts';

/**
 * Creates a deleted vendor again with its former id; one that already exists counts as restored.
 * The server's success message is hidden because it says "created": the page reports the restore.
 */
export const restoreVendor = fromPromise<unknown, { row: Vendor }>(
  async ({ input: { row }, signal }) => {
    try {
      const body = { id: row.id, ...toVendorBody(toVendorForm(row)) };
      return await api.createVendor({ body, signal, isSuccessHidden: true });
    } catch (error) {
      const { code } = toProblem(error);
      if (code !== 'idTaken' && code !== 'savedAlready') throw error;
      return null;
    }
  },
);
