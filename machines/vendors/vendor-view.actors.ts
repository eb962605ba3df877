import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Vendor } from './vendor.ts';

export const loadVendor = fromPromise<Vendor, { id: string }>(async ({ input: { id }, signal }) => {
  const { vendor } = await api.getVendor({ path: { id }, signal });
  return vendor;
});
