import { fault } from '../testing/fixtures.ts';
import { guideOf } from '../testing/guide.ts';
import { after, done, failed } from '../testing/paths.ts';
import { restoreVendorMachine } from './restore-vendor.machine.ts';
import { exampleVendor } from './vendor.example.ts';

export const otherVendor = { ...exampleVendor, id: 'c04d0907-1420-4b34-9291-223e14874cd2' };

export const guide = guideOf(restoreVendorMachine, {
  inputs: [undefined as never],
  events: [
    { type: 'vendor.deleted', vendor: exampleVendor },
    { type: 'vendor.deleted', vendor: otherVendor },
    { type: 'UNDO' },
    { type: 'offer.held' },
    { type: 'offer.released' },
    after('offerTime', 'restore-vendor.offering.passing'),
    done('restoreVendor'),
    failed('restoreVendor', fault),
  ],
  rules: [
    {
      source: 'document 1, section 2 (Vendors, clients, settings)',
      text: 'What the server allows is undone: the client makes the ids, so a vendor comes back as it was.',
    },
    {
      source: 'decisions, "Answers and failures"',
      text: 'An undo that fails loses nothing: it can be tried again.',
    },
    {
      source: 'document 3, section 4 (Lists)',
      text: 'The list is fetched again after a vendor was brought back.',
    },
  ],
});
