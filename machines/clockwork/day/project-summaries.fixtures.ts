import { buildEntry } from '../../testing/fixtures.ts';
import type { ProjectSummary, Summaries } from './project-summaries.machine.ts';

const intranet: ProjectSummary = {
  projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01',
  projectName: 'Intranet',
  projectCode: 'AS-001',
  totalTime: '3:30',
  totalPercentage: 70,
  totalTimeInMinutes: 210,
};
const bare: ProjectSummary = {
  projectId: null,
  projectName: '',
  projectCode: '',
  totalTime: '1:30',
  totalPercentage: 30,
  totalTimeInMinutes: 90,
};

/** Wednesday, 4 March 2026, and its week. */
export const exampleSummaries: Summaries = {
  firstDayOfWeek: '2026-03-02',
  clockWorkDayProjectsSummaries: [intranet, bare],
  clockWorkWeekProjectsSummaries: [
    { ...intranet, totalTime: '12:00', totalTimeInMinutes: 720, totalPercentage: 88.9 },
    { ...bare, totalPercentage: 11.1 },
  ],
  clockWorkWeeklyEntries: [
    buildEntry({ startTime: '2026-03-04T08:00:00.000Z', endTime: '2026-03-04T13:00:00.000Z' }),
    buildEntry({ startTime: '2026-03-03T08:00:00.000Z', endTime: '2026-03-03T16:30:00.000Z' }),
  ],
};
