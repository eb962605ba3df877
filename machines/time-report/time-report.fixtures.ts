import type { TimeReportChoices } from './time-report-choices.machine.ts';
import type { TimeReport, TimeReportRow } from './time-report.ts';

const portal = {
  projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01',
  projectDisplayString: 'AS-001 Portal Design',
};

const row = (changes: Partial<TimeReportRow>): TimeReportRow => ({
  id: '6d0f7a52-5d0e-4d39-8a53-6a0d5f3f1c12',
  startTime: '2026-03-02T10:00:00.000Z',
  endTime: '2026-03-02T10:25:00.000Z',
  description: 'Review of the pull requests',
  employeeId: 'employee-ben',
  employeeName: 'Ben Okafor',
  startTimeFormattedForTimeZone: '11:00 AM',
  endTimeFormattedForTimeZone: '11:25 AM',
  startTimeAsString: '02/03/2026',
  totalTimeInHours: 0.42,
  totalTime: '0h 25m',
  totalTimeInSeconds: 1500,
  taskDisplayString: 'AS-001-2 Review',
  taskDescription: '',
  date: '2026-03-02',
  taskId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d02',
  ...portal,
  ...changes,
});

/** The report and its filter options, for tests, test models and stories. */
export const exampleTimeReport: TimeReport = {
  rows: [
    row({}),
    row({
      id: '6d0f7a52-5d0e-4d39-8a53-6a0d5f3f1c11',
      startTime: '2026-03-02T08:15:00.000Z',
      endTime: '2026-03-02T09:20:00.000Z',
      description: 'Daily stand-up',
      employeeId: 'employee-ava',
      employeeName: 'Ava Stone',
      totalTimeInSeconds: 3900,
      totalTime: '1h 05m',
      totalTimeInHours: 1.08,
      projectId: null,
      projectDisplayString: '',
      taskId: null,
      taskDisplayString: '',
    }),
  ],
  total: 2,
  totalTimeInSeconds: 5400,
  firstDay: '2026-03-02',
  lastDay: '2026-03-08',
  needingEnd: 0,
  groups: [
    {
      key: '00000000-0000-0000-0000-000000000000',
      name: '',
      totalTimeInSeconds: 3900,
      totalTime: '1h 05m',
    },
    {
      key: portal.projectId,
      name: portal.projectDisplayString,
      totalTimeInSeconds: 1500,
      totalTime: '0h 25m',
    },
  ],
  projects: [{ projectId: portal.projectId, projectName: 'Portal Design', projectCode: 'AS-001' }],
};

export const exampleTimeReportChoices: TimeReportChoices = {
  scopes: ['Own', 'MyTeam', 'All'],
  employees: [
    { employeeId: 'employee-ava', employeeName: 'Ava Stone' },
    { employeeId: 'employee-ben', employeeName: 'Ben Okafor' },
  ],
  teams: [
    { teamId: '5b0e8b36-6f0e-4f1c-9a3e-0d1f2a3b4c01', teamName: 'Design' },
    { teamId: '5b0e8b36-6f0e-4f1c-9a3e-0d1f2a3b4c02', teamName: 'Platform' },
  ],
};
