import { createRecordForm } from '../records/create-record-form.ts';
import { loadVendorForm, saveVendor } from './vendor-form.actors.ts';
import { emptyVendor, validateVendor, type VendorForm } from './vendor.ts';

export const vendorFormMachine = createRecordForm<VendorForm>({
  id: 'vendor-form',
  description: 'Adds, duplicates or edits a vendor. Source: TOOL-001.',
  emptyForm: emptyVendor,
  validate: validateVendor,
  loadForm: loadVendorForm,
  saveForm: saveVendor,
});
