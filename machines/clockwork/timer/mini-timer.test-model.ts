import { changedByOther, buildEntry, serverError } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { after, done, failed } from '../../testing/paths.ts';
import { timelineFrom } from '../../testing/timeline.ts';
import { longestDescription } from '../entry/description.ts';
import { miniTimerMachine } from './mini-timer.machine.ts';

/** 22:00 in Berlin. */
export const start = '2026-03-04T21:00:00.000Z';
export const timeZone = 'Europe/Berlin';

export const testModel = createTestModel(miniTimerMachine, {
  inputs: [{ clock: timelineFrom(start), timeZone }],
  events: [
    done('getClockWorkMini', { longRunningEntry: buildEntry(), clockWorkMini: null }),
    done('getClockWorkMini', { longRunningEntry: null, clockWorkMini: buildEntry() }),
    done('getClockWorkMini', { longRunningEntry: null, clockWorkMini: null }),
    failed('getClockWorkMini', serverError),
    { type: 'description.change', description: 'Something else' },
    { type: 'description.change', description: 'x'.repeat(longestDescription + 1) },
    { type: 'EDIT_DESCRIPTION' },
    { type: 'START' },
    { type: 'STOP' },
    { type: 'tab.returned' },
    done('startMiniEntry', buildEntry()),
    failed('startMiniEntry', serverError),
    done('updateMiniEntry', buildEntry({ description: 'Something else' })),
    failed('updateMiniEntry', serverError),
    failed('updateMiniEntry', changedByOther),
    done('endMiniEntry', null),
    failed('endMiniEntry', serverError),
    failed('endMiniEntry', changedByOther),
    after('midnight', 'mini-timer.running'),
  ],
  rules: [
    {
      source: 'CLOCK-053',
      text: "The timer loads today's status before anything else.",
    },
    {
      source: 'CLOCK-022',
      text: 'An entry still running since an earlier day has to be fixed first: a warning replaces the timer.',
    },
    {
      source: 'CLOCK-051',
      text: 'With a live entry of today the timer runs; without one it is stopped.',
    },
    {
      source: 'CLOCK-051',
      text: 'Start creates an entry that starts now and runs.',
    },
    {
      source: 'CLOCK-052',
      text: 'Stop ends the entry and clears the description for the next one.',
    },
    {
      source: 'CLOCK-057',
      text: 'The timer takes the returned entry without an end.',
    },
    {
      source: 'CLOCK-061',
      text: 'The description of a running entry can be changed by a separate update.',
    },
    {
      source: 'CLOCK-D58',
      text: 'A description that is too long stays as typed, and is not sent until it is shorter. Stop ends the entry with the saved description, and the typed one stays for the next entry.',
    },
    {
      source: 'CLOCK-060',
      text: 'A failed call makes the timer unavailable for good, without a message.',
    },
    {
      source: 'CLOCK-D85',
      text: 'Changes made while the server is unreachable are stored on the device and shown as done; after a change by someone else the timer reloads.',
    },
    {
      source: 'CLOCK-058',
      text: 'An entry that still runs when its day is over is a midnight crossover.',
    },
  ],
});
