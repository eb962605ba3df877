import type { Schema } from '#openapi/client/index.ts';
import { billing, portal, review } from '#machines/work/work.fixtures.ts';
import { longText } from '#stories/fixtures/fixtures.ts';

type Task = Schema<'DueTask'>;

const task = (taskName: string, dueOn: string, change: Partial<Task> = {}): Task => ({
  taskId: `task ${taskName}`,
  taskCode: 'AS-001-T2',
  taskName,
  projectId: portal.projectId,
  projectCode: 'AS-001',
  projectName: 'Portal',
  status: 'open',
  dueOn,
  ...change,
});

/** Tasks due before, on and after Wednesday, 4 March 2026; one of them is `review`. */
export const tasksTile: Schema<'TasksTile'> = {
  today: '2026-03-04',
  overdue: {
    count: 7,
    tasks: [
      task('Renew the certificate', '2026-02-20', { status: 'blocked' }),
      task('Review', '2026-03-03', { taskId: review.taskId ?? '', status: 'inProgress' }),
    ],
  },
  dueToday: { count: 1, tasks: [task('Write the release notes', '2026-03-04')] },
  dueThisWeek: { count: 1, tasks: [task('مراجعة الأسعار', '2026-03-06')] },
};

export const noTasks: Schema<'TasksTile'> = {
  today: '2026-03-04',
  overdue: { count: 0, tasks: [] },
  dueToday: { count: 0, tasks: [] },
  dueThisWeek: { count: 0, tasks: [] },
};

export const impedimentsTile: Schema<'ImpedimentsTile'> = {
  projects: 12,
  withOpenImpediments: 4,
  mostImpeded: [
    {
      projectId: portal.projectId,
      projectCode: 'AS-001',
      projectName: 'Portal',
      openImpedimentCount: 3,
    },
    {
      projectId: billing.projectId,
      projectCode: 'AS-004',
      projectName: longText,
      openImpedimentCount: 1,
    },
  ],
};

/** Ten projects, and time without one. */
export const projectHoursTile: Schema<'ProjectHoursTile'> = {
  projects: [
    ...Array.from({ length: 10 }, (_, at) => ({
      projectId: at === 0 ? portal.projectId : `project ${at}`,
      projectCode: `AS-0${at + 10}`,
      projectName: at === 1 ? longText : `Project ${at}`,
      totalTimeInSeconds: (10 - at) * 1800,
    })),
    { projectId: null, projectCode: '', projectName: '', totalTimeInSeconds: 600 },
  ],
};
