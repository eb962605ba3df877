import { createUndoTestModel } from '../testing/list-test-models.ts';
import { restoreVendorMachine } from './restore-vendor.machine.ts';
import { exampleVendor } from './vendor.fixtures.ts';

export const testModel = createUndoTestModel(restoreVendorMachine, {
  row: exampleVendor,
  other: { ...exampleVendor, id: 'c04d0907-1420-4b34-9291-223e14874cd2' },
  rules: [
    {
      source: 'TOOL-001',
      text: 'A deletion that the server allowed can be undone: the client generates the ids, so a vendor is restored unchanged.',
    },
    {
      source: 'TOOL-018',
      text: 'The list is loaded again after a vendor was restored.',
    },
  ],
});
