import { createListTestModel } from '../testing/list-test-models.ts';
import { exampleVendor } from './vendor.fixtures.ts';
import { vendorListMachine } from './vendor-list.machine.ts';

export const testModel = createListTestModel(vendorListMachine, exampleVendor, [
  {
    source: 'TOOL-001',
    text: 'Vendors have their own page, below Assets in the menu.',
  },
  {
    source: 'TOOL-024',
    text: 'A vendor with assets cannot be deleted: the server reports how many there are.',
  },
]);
