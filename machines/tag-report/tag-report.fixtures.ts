import type { TagReport, TagReportRow } from './tag-report.ts';

const strategic = {
  tagId: '3c9d2e10-0000-4000-8000-000000000001',
  tagName: 'Strategic',
  tagColor: '#7C3AED',
};
const internal = {
  tagId: '3c9d2e10-0000-4000-8000-000000000002',
  tagName: 'Internal',
  tagColor: '#0F766E',
};
const unused = {
  tagId: '3c9d2e10-0000-4000-8000-000000000003',
  tagName: 'On hold',
  tagColor: '#B45309',
};
const portal = {
  projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01',
  projectCode: 'AS-001',
  projectName: 'Portal',
};
const design = {
  projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d05',
  projectCode: 'AS-009',
  projectName: 'Portal: Design',
};

const time = (minutes: number) => ({
  totalTimeInSeconds: minutes * 60,
  totalTimeInHours: Math.round((minutes / 60) * 100) / 100,
  totalTime: `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, '0')}m`,
});

const rows: readonly TagReportRow[] = [
  { ...strategic, ...design, isInherited: true, ...time(450), totalPercentage: 75 },
  { ...strategic, ...portal, isInherited: false, ...time(150), totalPercentage: 25 },
  { ...internal, ...design, isInherited: false, ...time(450), totalPercentage: 100 },
];

/** The report and its filter options, for tests, test models and stories. */
export const exampleTagReport: TagReport = {
  rows,
  total: rows.length,
  tags: [
    { ...strategic, ...time(600) },
    { ...internal, ...time(450) },
    { ...unused, ...time(0) },
  ],
  tagCount: 3,
  totalTimeInSeconds: 600 * 60,
  firstDay: '2026-03-01',
  lastDay: '2026-03-11',
  needingEnd: 0,
  filters: {
    tags: [
      { tagId: internal.tagId, tagName: 'Internal', teamId: null },
      { tagId: unused.tagId, tagName: 'On hold', teamId: null },
      {
        tagId: strategic.tagId,
        tagName: 'Strategic',
        teamId: '5b0e8b36-6f0e-4f1c-9a3e-0d1f2a3b4c01',
      },
    ],
    teams: [{ teamId: '5b0e8b36-6f0e-4f1c-9a3e-0d1f2a3b4c01', teamName: 'Design' }],
    employees: [
      { employeeId: 'employee-ben', employeeName: 'Ben Okafor', isFormer: false },
      { employeeId: 'employee-olga', employeeName: 'Olga Petrova', isFormer: true },
    ],
    projects: [portal, design],
  },
};

/** The same by employee; one of them has left. */
export const tagReportByEmployee: TagReport = {
  ...exampleTagReport,
  rows: [
    {
      ...strategic,
      employeeId: 'employee-ben',
      employeeName: 'Ben Okafor',
      isFormer: false,
      ...time(400),
      totalPercentage: 66.67,
    },
    {
      ...strategic,
      employeeId: 'employee-olga',
      employeeName: 'Olga Petrova',
      isFormer: true,
      ...time(200),
      totalPercentage: 33.33,
    },
    {
      ...internal,
      employeeId: 'employee-ben',
      employeeName: 'Ben Okafor',
      isFormer: false,
      ...time(450),
      totalPercentage: 100,
    },
  ],
};

/** The same by week. */
export const tagReportByWeek: TagReport = {
  ...exampleTagReport,
  rows: [
    {
      ...strategic,
      firstDay: '2026-03-09',
      lastDay: '2026-03-11',
      ...time(400),
      totalPercentage: 100,
    },
    {
      ...internal,
      firstDay: '2026-03-09',
      lastDay: '2026-03-11',
      ...time(250),
      totalPercentage: 62.5,
    },
    {
      ...strategic,
      firstDay: '2026-03-02',
      lastDay: '2026-03-08',
      ...time(200),
      totalPercentage: 100,
    },
    {
      ...internal,
      firstDay: '2026-03-02',
      lastDay: '2026-03-08',
      ...time(200),
      totalPercentage: 100,
    },
  ],
  total: 4,
};
