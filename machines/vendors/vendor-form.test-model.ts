import { createRecordFormTestModel } from '../testing/record-test-models.ts';
import { exampleVendor } from './vendor.fixtures.ts';
import { vendorFormMachine } from './vendor-form.machine.ts';
import { toVendorForm } from './vendor.ts';

export const testModel = createRecordFormTestModel(vendorFormMachine, {
  id: exampleVendor.id,
  valid: toVendorForm(exampleVendor),
  broken: { name: '' },
  rules: [
    {
      source: 'TOOL-011',
      text: 'Vendor Name is required and has up to 200 characters.',
    },
    {
      source: 'REG-013',
      text: 'Email addresses are validated, and a website begins with http:// or https://.',
    },
  ],
});
