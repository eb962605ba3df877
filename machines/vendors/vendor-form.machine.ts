import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { LoadedForm, MadeRecord } from '../records/form-values.ts';
import { saveNew } from '../records/save-new.ts';
import {
  emptyVendor,
  toVendorBody,
  toVendorForm,
  type VendorForm,
  validateVendor,
} from './vendor.ts';
import { createRecordForm } from '../records/create-record-form.ts';

const loadVendorForm = fromPromise<LoadedForm<VendorForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    const newId = crypto.randomUUID();
    if (id === null) return { form: emptyVendor, version: null, newId };
    const { vendor } = await api.getVendor({ path: { id }, signal });
    return { form: toVendorForm(vendor), version: vendor.version, newId };
  },
);

/**
 * Saves a vendor. Every attempt for a new vendor sends the same id: if the response to the first
 * was lost, the second finds the stored vendor and updates it.
 */
const saveVendor = fromPromise<
  MadeRecord<VendorForm> | null,
  LoadedForm<VendorForm> & { id: string | null }
>(async ({ input: { id, newId = crypto.randomUUID(), form, version }, signal }) => {
  const body = toVendorBody(form);
  if (id !== null) {
    const seen = version === null ? {} : { version };
    await api.updateVendor({ body: { id, ...body, ...seen }, signal });
    return null;
  }
  const sent = { body: { id: newId, ...body }, signal };
  await saveNew({
    create: () => api.createVendor(sent),
    update: () => api.updateVendor(sent),
  });
  return null;
});

export const vendorFormMachine = createRecordForm<VendorForm>({
  id: 'vendor-form',
  description: 'Adds, duplicates or edits a vendor. Source: TOOL-001.',
  emptyForm: emptyVendor,
  validate: validateVendor,
  loadForm: loadVendorForm,
  saveForm: saveVendor,
});
