import { createRecordViewTestModel } from '../testing/record-test-models.ts';
import { exampleVendor } from './vendor.fixtures.ts';
import { vendorViewMachine } from './vendor-view.machine.ts';

export const testModel = createRecordViewTestModel(vendorViewMachine, {
  record: exampleVendor,
  id: exampleVendor.id,
  rules: [
    {
      source: 'TOOL-004',
      text: 'A vendor has a read-only page: contact person, address, phone, website and notes.',
    },
    {
      source: 'PRIV-026',
      text: 'Vendors have their own privilege group.',
    },
  ],
});
