import { createRecordViewTestModel } from '../testing/record-test-models.ts';
import { sampleUses } from './tag.fixtures.ts';
import { tagViewMachine } from './tag-view.machine.ts';

export const testModel = createRecordViewTestModel(tagViewMachine, {
  record: sampleUses,
  id: sampleUses.id,
  rules: [
    {
      source: 'PROJ-D70',
      text: 'A tag lists the projects that have it and that the person has access to, and counts the others.',
    },
    {
      source: 'PROJ-027',
      text: 'A tag has a name, a color, a day of creation, and a team or none.',
    },
  ],
});
