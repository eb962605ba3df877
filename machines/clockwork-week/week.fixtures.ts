import { buildEntry } from '../testing/fixtures.ts';
import type { Week } from './week.ts';

const intranet = {
  projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01',
  projectDisplayString: 'AS-001 Intranet',
};

/** On Wednesday from 9:00 to 10:30 in Berlin. */
export const meeting = buildEntry({
  startTime: '2026-03-04T08:00:00.000Z',
  endTime: '2026-03-04T09:30:00.000Z',
  description: 'Meeting',
  version: 1,
  ...intranet,
});

const report = buildEntry({
  id: '00000000-0000-4000-8000-000000000002',
  startTime: '2026-03-03T08:00:00.000Z',
  endTime: '2026-03-03T12:15:00.000Z',
  version: 1,
});

const weekdays = ['02', '03', '04', '05', '06', '07', '08'];

/** The week of 2 March 2026, with entries from Monday to Friday. */
export const exampleWeek: Week = {
  from: '2026-03-02',
  entries: [meeting, report],
  days: weekdays.map((day, at) => ({
    day: `2026-03-${day}`,
    workingDayInSeconds: at < 5 ? 28_800 : 0,
    workingHoursStart: '09:00',
    ...(at === 4 && { holiday: { name: 'Founders’ Day', isOptional: true, isHalfDay: false } }),
  })),
};
