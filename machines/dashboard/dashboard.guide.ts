import { entryOf, fault } from '../testing/fixtures.ts';
import { guideOf } from '../testing/guide.ts';
import { done, failed } from '../testing/paths.ts';
import { timelineFrom } from '../testing/timeline.ts';
import { dashboardMachine } from './dashboard.machine.ts';

/** 23:30 on 4 March in Berlin is 22:30 in UTC. */
export const clock = timelineFrom('2026-03-04T22:30:00.000Z');
export const input = { clock, timeZone: 'Europe/Berlin', holdsClockWork: true };

export const guide = guideOf(dashboardMachine, {
  inputs: [input, { ...input, holdsClockWork: false }],
  events: [
    done('loadHours', {
      summaries: {
        clockWorkDayProjectsSummaries: [],
        clockWorkWeekProjectsSummaries: [],
        clockWorkWeeklyEntries: [],
      },
      mini: { longRunningEntry: null, clockWorkMini: entryOf() },
    }),
    failed('loadHours', fault),
    { type: 'tab.returned' },
    { type: 'RETRY' },
  ],
  rules: [
    {
      source: 'document 1, section 2 (DashBoard)',
      text: 'The Dashboard welcomes everybody who has entered a tenant.',
    },
    {
      source: 'document 1, section 6',
      text: 'A number is asked for, and shown, only where the list of rights holds its privilege.',
    },
    {
      source: 'document 2, section 2 (ClockWork)',
      text: 'The hours of the day and of the week are known by project.',
    },
    {
      source: 'document 2, section 7 (ClockWork)',
      text: 'One call by the day tells what runs now and what has run since an earlier day.',
    },
  ],
});
