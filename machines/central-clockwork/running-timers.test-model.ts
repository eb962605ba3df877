import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { timelineFrom } from '../testing/timeline.ts';
import { exampleMember, restingMember } from './central-member.fixtures.ts';
import { runningTimersMachine } from './running-timers.machine.ts';

export const clock = timelineFrom('2026-03-04T14:30:00.000Z');

export const testModel = createTestModel(runningTimersMachine, {
  inputs: [
    { clock, scope: 'All' },
    { clock, scope: 'MyTeam' },
  ],
  events: [
    done('loadTimers', [exampleMember]),
    done('loadTimers', []),
    failed('loadTimers', serverError),
    done('refreshTimers', []),
    failed('refreshTimers', serverError),
    failed('listenToTimers', serverError),
    { type: 'hub.opened' },
    { type: 'hub.disconnected' },
    { type: 'timer.received', member: exampleMember },
    { type: 'timer.received', member: restingMember },
    { type: 'scope.changed', scope: 'MyTeam' },
    { type: 'tab.returned' },
    { type: 'retry' },
  ],
  rules: [
    {
      source: 'CLOCK-020',
      text: 'Only people with its right can use Centralized ClockWork.',
    },
    {
      source: 'CLOCK-D41',
      text: 'People with the right see live who is running a timer.',
    },
    {
      source: 'API-042',
      text: 'Hub updates show at once; without the hub the page reloads.',
    },
  ],
});
