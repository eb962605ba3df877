import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { after, done, failed } from '../testing/paths.ts';
import { findAssetsMachine } from './find-assets.machine.ts';
import { exampleAssignable } from './assignee.fixtures.ts';

export const testModel = createTestModel(findAssetsMachine, {
  inputs: [undefined],
  events: [
    { type: 'text.typed', text: 'A' },
    { type: 'text.typed', text: 'B' },
    { type: 'text.typed', text: '' },
    { type: 'code.entered' },
    { type: 'miss.removed', code: 'A' },
    { type: 'retry' },
    after('pause', 'find-assets.typing'),
    done('searchAssets', { rows: [exampleAssignable], total: 1 }),
    failed('searchAssets', serverError),
    done('lookUpCode', { asset: exampleAssignable }),
    done('lookUpCode', { misses: 'multiple' }),
    failed('lookUpCode', serverError),
  ],
  rules: [
    {
      source: 'ASSET-047',
      text: 'An asset must be in store to be assigned, and is found by its code, name, serial number or type.',
    },
    {
      source: 'ASSET-D36',
      text: 'A scanned code is typed text followed by Enter: none is lost, however fast they arrive.',
    },
    {
      source: 'ASSET-D52',
      text: 'The input stays while the server cannot be reached, and can be tried again.',
    },
  ],
});
