import { listGuide } from '../testing/list-guides.ts';
import { exampleVendor } from './vendor.example.ts';
import { vendorListMachine } from './vendor-list.machine.ts';

export const guide = listGuide(vendorListMachine, exampleVendor, [
  {
    source: 'document 1, section 2 (Vendors, clients, settings)',
    text: 'The vendors have a page of their own, below Assets in the menu.',
  },
  {
    source: 'document 3, section 3 (Assets)',
    text: 'A vendor of which there are assets is not deleted: the server says how many there are.',
  },
]);
