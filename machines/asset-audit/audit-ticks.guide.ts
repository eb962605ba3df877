import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/guide.ts';
import { done, failed } from '../testing/paths.ts';
import { exampleAudit, foundAsset } from './asset-audit.example.ts';
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
      source: 'decisions, "Assets"',
      text: 'A tick counts once, whoever ticks; what was not expected says why.',
    },
    {
      source: 'decisions, "Answers and failures"',
      text: 'What could not be sent stays, and can be tried again.',
    },
    {
      source: 'decisions, "Assets"',
      text: 'Codes are taken one after the other, in the order in which they were scanned.',
    },
  ],
});
