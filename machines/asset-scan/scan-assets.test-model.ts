import { exampleCalendar } from '../assets/asset.fixtures.ts';
import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { scanAssetsMachine } from './scan-assets.machine.ts';
import { exampleReceiver, exampleScanned } from './scan.fixtures.ts';
import { defaultScanSettings } from './scan.ts';

const result = { isDone: true, message: '' };
const rejection = { isDone: false, message: 'It is in repair.' };
const input = { calendar: exampleCalendar, persisted: [] };

export const testModel = createTestModel(scanAssetsMachine, {
  inputs: [
    input,
    // A code that was missed before can be removed while another code could not be sent.
    {
      ...input,
      settings: { ...defaultScanSettings, what: 'assign', receiver: exampleReceiver },
      persisted: [{ code: 'B', action: { what: 'takeBack' } }],
    },
    // Nothing can be scanned before a location is selected; stored scans can be sent.
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
      text: 'An unassigned asset is in store; an action that is not possible reports why.',
    },
    {
      source: 'ASSET-D45',
      text: 'A scanned code arrives as typed text followed by Enter: no code is lost, however fast they come.',
    },
    {
      source: 'ASSET-D35',
      text: 'The action is selected once, and each scan uses the action that was selected when it was made.',
    },
    {
      source: 'ASSET-D37',
      text: 'A repeated scan is reported as such and changes nothing.',
    },
    {
      source: 'ASSET-D45',
      text: 'A scan that could not be sent stays and can be tried again.',
    },
  ],
});
