import { createRecordViewTestModel } from '../testing/record-guides.ts';
import { exampleVendor } from './vendor.example.ts';
import { vendorViewMachine } from './vendor-view.machine.ts';

export const testModel = createRecordViewTestModel(vendorViewMachine, {
  record: exampleVendor,
  id: exampleVendor.id,
  rules: [
    {
      source: 'TOOL-004',
      text: 'A vendor is read alone: whom to ask for, where to write, call and look, and notes.',
    },
    {
      source: 'PRIV-026',
      text: 'The vendors have a privilege group of their own.',
    },
  ],
});
