import { serverError, missing } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import { exampleDetail } from './project-overview.fixtures.ts';
import { projectOverviewMachine } from './project-overview.machine.ts';

export const testModel = createTestModel(projectOverviewMachine, {
  inputs: [
    {
      id: exampleDetail.project.id,
      employeeId: 'employee-ben',
      clock: { now: () => 1_767_600_000_000 },
    },
  ],
  events: [
    ...['loadProject', 'refreshProject', 'checkAccess'].flatMap((id) => [
      done(id, exampleDetail),
      failed(id, missing),
      failed(id, serverError),
    ]),
    { type: 'project.changed' },
    { type: 'project.lost' },
    { type: 'project.deleted' },
    { type: 'tab.returned' },
    { type: 'network.returned' },
    { type: 'retry' },
  ],
  rules: [
    {
      source: 'PROJ-003',
      text: 'A project has its own address, and shows everything that belongs to it.',
    },
    {
      source: 'PROJ-016',
      text: 'The overview shows the members, tasks, sub-projects, tags and file links of a project, and what the person can do with it.',
    },
    {
      source: 'PROJ-D17',
      text: 'A change by someone else reloads the project quietly; what is typed stays.',
    },
  ],
});
