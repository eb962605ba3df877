import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { exampleAudit, foundAsset } from './asset-audit.fixtures.ts';
import { auditTicksMachine } from './audit-ticks.machine.ts';

const ticked = { outcome: 'Ticked', asset: foundAsset, audit: exampleAudit, message: '' } as const;

export const testModel = createTestModel(auditTicksMachine, {
  inputs: [{ auditId: exampleAudit.id }],
  events: [
    { type: 'code.entered', code: 'A' },
    { type: 'code.entered', code: ' ' },
    { type: 'tick.remove', assetId: foundAsset.assetId, code: foundAsset.assetCode },
    { type: 'miss.removed', code: 'A' },
    { type: 'retry' },
    { type: 'tick.discard' },
    done('takeStep', ticked),
    done('takeStep', { outcome: 'Refused', asset: null, audit: null, message: 'It is finished.' }),
    failed('takeStep', serverError),
  ],
  rules: [
    {
      source: 'ASSET-D75',
      text: 'A tick counts once, regardless of who ticks; an unexpected result shows its reason.',
    },
    {
      source: 'ASSET-D75',
      text: 'A tick that could not be sent is kept in the queue, and can be tried again.',
    },
    {
      source: 'ASSET-D75',
      text: 'Codes are processed one after the other, in the order in which they were scanned.',
    },
  ],
});
