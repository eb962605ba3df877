import { createRecordPartTestModel } from '../testing/record-guides.ts';
import { foundAsset } from './asset-audit.example.ts';
import { auditNoteMachine } from './audit-note.machine.ts';

export const testModel = createRecordPartTestModel(auditNoteMachine, {
  part: foundAsset,
  valid: { note: 'The lid is scratched.' },
  broken: { note: 'x'.repeat(501) },
  rules: [
    {
      source: 'decisions, "Assets"',
      text: 'A note of a round has 500 letters at most; an empty one is none.',
    },
    {
      source: 'decisions, "Assets"',
      text: 'A note that somebody else has changed meanwhile is not overwritten unasked.',
    },
  ],
});
