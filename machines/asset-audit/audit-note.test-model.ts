import { createRecordPartTestModel } from '../testing/record-test-models.ts';
import { foundAsset } from './asset-audit.fixtures.ts';
import { auditNoteMachine } from './audit-note.machine.ts';

export const testModel = createRecordPartTestModel(auditNoteMachine, {
  part: foundAsset,
  valid: { note: 'The lid is scratched.' },
  broken: { note: 'x'.repeat(501) },
  rules: [
    {
      source: 'ASSET-D61',
      text: 'A note of a round has up to 500 characters; an empty one is no note.',
    },
    {
      source: 'ASSET-D61',
      text: 'A note that someone else changed in the meantime is not overwritten without confirmation.',
    },
  ],
});
