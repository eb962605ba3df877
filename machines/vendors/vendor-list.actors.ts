import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Vendor } from './vendor.ts';

export const loadVendors = fromPromise<readonly Vendor[]>(async ({ signal }) => {
  const { vendors } = await api.getVendors({ signal });
  return vendors;
});

export const deleteVendor = fromPromise<unknown, { row: Vendor; isSuccessHidden?: boolean }>(
  ({ input: { row, isSuccessHidden = false }, signal }) =>
    api.deleteVendor({
      path: { id: row.id },
      signal,
      isSuccessHidden,
      isReported: isSuccessHidden,
    }),
);
