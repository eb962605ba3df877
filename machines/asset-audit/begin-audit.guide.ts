import { createRecordPartTestModel } from '../testing/record-guides.ts';
import { exampleAuditForm } from './asset-audit.example.ts';
import { startAuditMachine } from './begin-audit.machine.ts';

export const testModel = createRecordPartTestModel(startAuditMachine, {
  part: { version: 1 },
  valid: exampleAuditForm,
  broken: { name: '' },
  rules: [
    {
      source: 'decisions, "Assets"',
      text: 'A round has a place and a name; one of a place and kind is open at a time.',
    },
    {
      source: 'decisions, "Assets"',
      text: 'It takes what should be at its place the moment it begins.',
    },
  ],
});
