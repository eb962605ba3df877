import type { ProjectChange } from './project-history.actors.ts';

/** Changes of a project, the newest first. */
export const exampleChanges: readonly ProjectChange[] = [
  {
    id: '4',
    changedOn: '2026-03-04T09:00:00.000Z',
    changedBy: 'Ben Okafor',
    subject: 'task',
    action: 'changed',
    name: 'Draft the import of addresses',
    changes: [
      { field: 'status', from: null, to: 'inProgress' },
      { field: 'dueOn', from: '2026-03-10', to: '2026-03-12' },
      { field: 'estimateInSeconds', from: null, to: '14400' },
    ],
  },
  {
    id: '3',
    changedOn: '2026-03-03T15:30:00.000Z',
    changedBy: 'Grace Kim',
    subject: 'impediment',
    action: 'resolved',
    name: 'The test server has been down since Monday.',
    changes: [{ field: 'resolution', from: null, to: 'Solved in a call with the vendor.' }],
  },
  {
    id: '2',
    changedOn: '2026-03-02T10:00:00.000Z',
    changedBy: 'Ben Okafor',
    subject: 'project',
    action: 'changed',
    name: 'Customer app',
    changes: [{ field: 'ownerId', from: 'Leo Park', to: 'Ben Okafor' }],
  },
  {
    id: '1',
    changedOn: '2026-03-01T08:00:00.000Z',
    changedBy: 'Leo Park',
    subject: 'project',
    action: 'added',
    name: 'Customer app',
    changes: [],
  },
];
