import { createListTestModel } from '../testing/list-guides.ts';
import { exampleVendor } from './vendor.example.ts';
import { vendorListMachine } from './vendor-list.machine.ts';

export const testModel = createListTestModel(vendorListMachine, exampleVendor, [
  {
    source: 'TOOL-001',
    text: 'The vendors have a page of their own, below Assets in the menu.',
  },
  {
    source: 'TOOL-024',
    text: 'A vendor of which there are assets is not deleted: the server says how many there are.',
  },
]);
