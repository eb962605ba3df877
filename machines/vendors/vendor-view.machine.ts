import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Vendor } from './vendor.ts';
import { createRecordView } from '../records/create-record-view.ts';

const loadVendor = fromPromise<Vendor, { id: string }>(async ({ input: { id }, signal }) => {
  const { vendor } = await api.getVendor({ path: { id }, signal });
  return vendor;
});

export const vendorViewMachine = createRecordView<Vendor>({
  id: 'vendor-view',
  description: 'Shows one vendor, read-only. Source: TOOL-004.',
  loadRecord: loadVendor,
});
