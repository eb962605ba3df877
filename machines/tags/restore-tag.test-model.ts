import { createUndoTestModel } from '../testing/list-test-models.ts';
import { restoreTagMachine } from './restore-tag.machine.ts';
import { sampleTag } from './tag.fixtures.ts';

export const testModel = createUndoTestModel(restoreTagMachine, {
  row: sampleTag,
  other: { ...sampleTag, id: '3c9d2e10-0000-4000-8000-000000000004' },
  rules: [
    {
      source: 'PROJ-027',
      text: 'A deleted tag is restored with its id, its name and its color.',
    },
    {
      source: 'PROJ-D70',
      text: 'The restored tag is on all projects again that the deletion removed it from.',
    },
  ],
});
