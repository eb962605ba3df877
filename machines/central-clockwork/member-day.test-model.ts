import { serverError, missing } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { exampleDay } from './member-day.fixtures.ts';
import { memberDayMachine } from './member-day.machine.ts';

export const input = { employeeId: 'employee-ben', date: '2026-03-04' };

export const testModel = createTestModel(memberDayMachine, {
  inputs: [input],
  events: [
    done('loadMemberDay', exampleDay),
    failed('loadMemberDay', serverError),
    failed('loadMemberDay', missing),
    done('refreshMemberDay', exampleDay),
    failed('refreshMemberDay', serverError),
    { type: 'day.changed', date: '2026-03-03' },
    { type: 'tab.returned' },
    { type: 'retry' },
  ],
  rules: [
    {
      source: 'CLOCK-020',
      text: 'Only people with its right can use Centralized ClockWork.',
    },
    {
      source: 'CLOCK-D27',
      text: "A member's day uses the member's own time zone.",
    },
    {
      source: 'CLOCK-D14',
      text: "Someone else's day is read-only.",
    },
  ],
});
