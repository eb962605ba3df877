import { createRecordFormTestModel } from '../testing/record-test-models.ts';
import { sampleTag, sampleTeams } from './tag.fixtures.ts';
import { tagFormMachine } from './tag-form.machine.ts';
import { toTagForm } from './tag.ts';

export const testModel = createRecordFormTestModel(tagFormMachine, {
  id: sampleTag.id,
  valid: toTagForm(sampleTag),
  broken: { name: '' },
  choices: sampleTeams,
  rules: [
    {
      source: 'PROJ-027',
      text: 'A tag has a unique name, a colour and a team, or no team, so that everyone can assign it.',
    },
    {
      source: 'PROJ-D70',
      text: 'The name of another tag is rejected with its id, so that the two can be merged.',
    },
  ],
});
