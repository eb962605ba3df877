import { createReportTestModel } from '../testing/report-test-models.ts';
import { examplePeople } from './work-view.fixtures.ts';
import { workPeopleMachine } from './work-people.machine.ts';

export const testModel = createReportTestModel(workPeopleMachine, examplePeople, [
  {
    source: 'CLOCK-020, PROJ-D28',
    text: 'The work view shows who is running a timer, and the hours of each person by project.',
  },
]);
