import { createRecordPartTestModel } from '../testing/record-test-models.ts';
import { exampleAuditForm } from './asset-audit.fixtures.ts';
import { startAuditMachine } from './start-audit.machine.ts';

export const testModel = createRecordPartTestModel(startAuditMachine, {
  part: { version: 1 },
  valid: exampleAuditForm,
  broken: { name: '' },
  rules: [
    {
      source: 'ASSET-D61',
      text: 'An audit has a location and a name; only one audit per location and kind is open at a time.',
    },
    {
      source: 'ASSET-D60',
      text: 'It lists the assets that should be at its location at the time it starts.',
    },
  ],
});
