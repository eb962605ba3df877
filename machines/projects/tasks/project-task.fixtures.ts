import { buildDetail, exampleDetail } from '../project-overview.fixtures.ts';
import type { ProjectTask } from './project-task.ts';

/** A task of the example project, in tests, test models and stories. */
export const buildTask = (number: number, change: Partial<ProjectTask> = {}): ProjectTask => ({
  projectId: exampleDetail.project.id,
  projectCode: 'AS-009',
  projectName: 'Portal: Design',
  projectDescription: 'The look of the portal.',
  taskId: `8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e2${String(number).padStart(3, '0')}`,
  taskCode: `AS-009-T${number}`,
  taskName: `Task ${number}`,
  taskDescription: '',
  timeEffortAsString: '0 Hrs 0 m',
  timeInSeconds: 0,
  runningCount: 0,
  status: 'open',
  assigneeId: null,
  assigneeName: null,
  assigneeImageUrl: null,
  startOn: null,
  dueOn: null,
  order: `${String(number).padStart(6, '0')}i`,
  estimateInSeconds: null,
  createdOn: '2026-01-05T08:00:00.000Z',
  createdBy: 'Ben Okafor',
  version: 1,
  ...change,
});

/** A task with a plan that is late and over its estimate. */
export const exampleTask = buildTask(1, {
  taskName: 'Review',
  taskDescription: 'Review of what others have drawn',
  timeEffortAsString: '12 Hrs 5 m',
  timeInSeconds: 43_500,
  status: 'inProgress',
  assigneeId: 'employee-grace',
  assigneeName: 'Grace Kim',
  startOn: '2025-12-15',
  dueOn: '2026-01-02',
  estimateInSeconds: 36_000,
});

/** The tasks of the example project. */
export const exampleTasks: ProjectTask[] = [
  exampleTask,
  buildTask(2, {
    taskName: 'Draw the icons',
    timeEffortAsString: '3 Hrs 0 m',
    timeInSeconds: 10_800,
    runningCount: 1,
    assigneeId: 'employee-ben',
    assigneeName: 'Ben Okafor',
    dueOn: '2026-02-02',
    estimateInSeconds: 28_800,
  }),
  buildTask(3, { taskName: 'Choose the colours', status: 'blocked' }),
  buildTask(10, { taskName: 'Write the style guide', status: 'done', estimateInSeconds: 3600 }),
];

/** The example project with these tasks, as its owner sees it. */
export const taskDetail = buildDetail({ tasks: exampleTasks });
