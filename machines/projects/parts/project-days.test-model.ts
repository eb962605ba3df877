import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import {
  buildDetail,
  buildPartInput,
  exampleDays,
  exampleDetail,
} from '../project-overview.fixtures.ts';
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
    {
      source: 'PROJ-D20',
      text: 'The days load again only when the own time of the project has changed; those shown stay until then.',
    },
    {
      source: 'ADR 0024',
      text: 'Days that could not be loaded show why, and load again on request; the page works without them.',
    },
  ],
});
