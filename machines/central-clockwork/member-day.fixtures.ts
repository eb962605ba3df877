import { buildEntry } from '../testing/fixtures.ts';
import { exampleMember } from './central-member.fixtures.ts';
import type { MemberDay } from './member-day.machine.ts';

export const exampleDay: MemberDay = {
  member: exampleMember,
  timeZone: 'Europe/London',
  clockWorkEntries: [
    buildEntry({
      description: 'Sketches',
      projectDisplayString: 'ORC-1 Orchard',
      startTime: '2026-03-04T08:00:00.000Z',
      endTime: '2026-03-04T10:30:00.000Z',
      totalTimeInSeconds: 9000,
    }),
  ],
  clockWorkDayProjectsSummaries: [
    {
      projectId: '00000000-0000-4000-8000-00000000000a',
      projectName: 'Orchard',
      projectCode: 'ORC-1',
      totalTime: '2:30',
      totalPercentage: 100,
      totalTimeInMinutes: 150,
    },
  ],
  totalTimeInSeconds: 9000,
  totalTime: '2h 30m',
};
