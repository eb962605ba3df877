import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import type { RecentProject } from './recent-projects.actors.ts';
import { recentProjectsMachine } from './recent-projects.machine.ts';

/** 10:00 in Berlin. */
export const start = '2026-03-04T09:00:00.000Z';

const project: RecentProject = {
  projectId: '00000000-0000-4000-8000-0000000000a1',
  projectCode: 'AS-001',
  projectName: 'Portal',
  projectDescription: '',
  taskId: '00000000-0000-4000-8000-0000000000a2',
  taskCode: 'AS-001-T2',
  taskName: 'Review',
  taskDescription: '',
};

export const testModel = createTestModel(recentProjectsMachine, {
  inputs: [undefined],
  events: [
    done('getRecentProjectTaskCombos', [project]),
    done('getRecentProjectTaskCombos', []),
    failed('getRecentProjectTaskCombos', serverError),
    { type: 'palette.opened' },
    { type: 'retry' },
    { type: 'project.select', project },
    done('postClockWork'),
    failed('postClockWork', serverError),
  ],
  atHand: ({ projects }) =>
    projects.map((one) => ({ type: 'project.select' as const, project: one })),
  rules: [
    {
      source: 'PROJ-065',
      text: 'One call returns the pairs of project and task that the person has booked time on recently.',
    },
    {
      source: 'CLOCK-048',
      text: 'An entry is started with its project and task by one typed call.',
    },
    {
      source: 'SHELL-047',
      text: 'A pair may be a project without a task.',
    },
    {
      source: 'SHELL-003',
      text: 'Data that could not be loaded can be requested again, and nothing else is affected.',
    },
  ],
});
