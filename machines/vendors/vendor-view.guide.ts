import { recordViewGuide } from '../testing/record-guides.ts';
import { exampleVendor } from './vendor.example.ts';
import { vendorViewMachine } from './vendor-view.machine.ts';

export const guide = recordViewGuide(vendorViewMachine, {
  record: exampleVendor,
  id: exampleVendor.id,
  rules: [
    {
      source: 'document 1, section 2 (Vendors, clients, settings)',
      text: 'A vendor is read alone: whom to ask for, where to write, call and look, and notes.',
    },
    {
      source: 'document 1, section 6',
      text: 'The vendors have a privilege group of their own.',
    },
  ],
});
