import { serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import {
  buildDetail,
  buildPartInput,
  exampleDays,
  exampleDetail,
} from './project-overview.fixtures.ts';
import { projectDaysMachine } from './project-days.machine.ts';

export const testModel = createTestModel(projectDaysMachine, {
  inputs: [buildPartInput()],
  events: [
    { type: 'project.updated', detail: exampleDetail },
    { type: 'project.updated', detail: buildDetail({ ownSeconds: 90_000 }) },
    { type: 'retry' },
    done('loadDays', exampleDays),
    failed('loadDays', serverError),
  ],
  rules: [
    { source: 'PROJ-016', text: 'The overview shows on which days a project was worked on.' },
  ],
});
