import { createFilterChoicesTestModel } from '../testing/report-test-models.ts';
import { exampleChoices } from './work-view.fixtures.ts';
import { workViewChoicesMachine } from './work-view-choices.machine.ts';

export const testModel = createFilterChoicesTestModel(workViewChoicesMachine, exampleChoices, [
  { source: 'PROJ-D22', text: 'Only projects that the person has access to can be filtered by.' },
  {
    source: 'PROJ-D26',
    text: 'The projects and people to filter by are the groups that the server counts.',
  },
]);
