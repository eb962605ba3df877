import { Problem } from '#openapi/client/index.ts';
import { serverError, missing } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import { buildDetail, buildPartInput, exampleDetail } from './project-overview.fixtures.ts';
import { projectHeadMachine } from './project-head.machine.ts';

const free = { isAlreadyRequested: false, isLinked: false, isWatching: false };
const apex = buildDetail({ isApexProject: true, isWatching: false });
const unused = { ...buildDetail(free), subProjects: [] };
const blocked = new Problem('conflict', 409, {
  response: { errorMessages: ['The project has booked time.'] },
});

export const testModel = createTestModel(projectHeadMachine, {
  inputs: [buildPartInput(), buildPartInput(apex), buildPartInput(unused)],
  events: [
    { type: 'project.updated', detail: exampleDetail },
    { type: 'watch.toggle' },
    { type: 'apex.mark' },
    { type: 'apex.unmark' },
    { type: 'project.delete' },
    { type: 'YES' },
    { type: 'CANCEL' },
    ...['watchProject', 'unwatchProject'].flatMap((id) => [
      done(id, null),
      failed(id, serverError),
    ]),
    ...['markApex', 'unmarkApex'].flatMap((id) => [
      done(id, apex.project),
      failed(id, serverError),
    ]),
    done('deleteProject', null),
    failed('deleteProject', missing),
    failed('deleteProject', blocked),
    failed('deleteProject', serverError),
  ],
  rules: [
    { source: 'PROJ-035', text: 'The watch list call toggles isWatching.' },
    {
      source: 'PROJ-030',
      text: 'Marking a project as apex sets isLinked and isAlreadyRequested.',
    },
    {
      source: 'PROJ-031',
      text: 'Unmarking an apex project clears isLinked and isAlreadyRequested.',
    },
    {
      source: 'PROJ-084',
      text: 'A project with sub-projects or booked time cannot be deleted; the page says so first.',
    },
  ],
});
