import { changedByOther, buildEntry, serverError } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { after, done, failed } from '../../testing/paths.ts';
import { timelineFrom } from '../../testing/timeline.ts';
import { endStaleMachine } from './end-stale.machine.ts';

/** Started on the day before. */
const entry = buildEntry({ startTime: '2026-03-03T15:00:00.000Z' });

export const testModel = createTestModel(endStaleMachine, {
  inputs: [
    {
      clock: timelineFrom('2026-03-04T08:00:00.000Z'),
      timeZone: 'Europe/Berlin',
      entry,
      lastSeen: null,
    },
  ],
  events: [
    done('getWorkingHours', { start: '09:00', seconds: 28_800 }),
    failed('getWorkingHours', serverError),
    after('passed', 'end-stale.waiting'),
    { type: 'END', entry },
    done('adjustClockWorkEntry', [{ ...entry, endTime: '2026-03-03T16:00:00.000Z' }]),
    failed('adjustClockWorkEntry', serverError),
    failed('adjustClockWorkEntry', changedByOther),
  ],
  atHand: (context) => [{ type: 'END', entry: context.entry }],
  rules: [
    {
      source: 'CLOCK-D91',
      text: 'An entry still running since an earlier day can be ended at the end of work, once that has passed.',
    },
    {
      source: 'CLOCK-058',
      text: 'An entry running since an earlier day is ended as a midnight crossover: each day gets its own part.',
    },
    {
      source: 'CLOCK-055',
      text: 'A running entry of an earlier day leaves its list once it is adjusted.',
    },
  ],
});
