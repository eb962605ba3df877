import { exampleCalendar } from '../assets/asset.example.ts';
import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/guide.ts';
import { done, failed } from '../testing/paths.ts';
import { scanAssetsMachine } from './scan-assets.machine.ts';
import { exampleReceiver, exampleScanned } from './scan.example.ts';
import { defaultScanSettings } from './scan.ts';

const result = { isDone: true, message: '' };
const rejection = { isDone: false, message: 'It is in repair.' };
const input = { calendar: exampleCalendar, persisted: [] };

export const testModel = createTestModel(scanAssetsMachine, {
  inputs: [
    input,
    // A code that was missed before can be removed while another one could not be sent.
    {
      ...input,
      settings: { ...defaultScanSettings, what: 'assign', receiver: exampleReceiver },
      persisted: [{ code: 'B', action: { what: 'takeBack' } }],
    },
    // Nothing can be scanned before a place is chosen; what was kept can be sent.
    {
      ...input,
      settings: { ...defaultScanSettings, what: 'move' },
      persisted: [{ code: 'B', action: { what: 'takeBack' } }],
    },
  ],
  events: [
    { type: 'settings.change', change: { location: null } },
    { type: 'code.entered', code: 'A' },
    { type: 'code.entered', code: ' ' },
    { type: 'scan.dropped', number: 1 },
    { type: 'scans.restore' },
    { type: 'scans.discard' },
    { type: 'undo' },
    { type: 'retry' },
    { type: 'CLEAR' },
    done('findScanned', [exampleScanned]),
    done('findScanned', []),
    failed('findScanned', serverError),
    done('runScanAction', result),
    done('runScanAction', rejection),
    failed('runScanAction', serverError),
    done('undoDeed', result),
    done('undoDeed', rejection),
    failed('undoDeed', serverError),
  ],
  rules: [
    {
      source: 'ASSET-047',
      text: 'An asset that is assigned is in store; what cannot be done with it says why.',
    },
    {
      source: 'decisions, "Assets"',
      text: 'A code that is scanned is typed text with Enter behind it: none is lost, however fast they come.',
    },
    {
      source: 'decisions, "Assets"',
      text: 'What is done is chosen once, and each scan keeps what was chosen when it was made.',
    },
    {
      source: 'decisions, "Assets"',
      text: 'A second scan of the same is told as such, and changes nothing.',
    },
    {
      source: 'decisions, "Answers and failures"',
      text: 'What could not be sent stays, and can be tried again.',
    },
  ],
});
