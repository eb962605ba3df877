import { publish } from '../../core/feed.ts';
import type { Call } from '../../core/handler.ts';
import type { EntryRecord } from '../../store/world.ts';
import { memberOf } from '../../common/clockwork/members.ts';
import { runningEntry, timesheetOf } from '../../common/clockwork/timesheet.ts';

type TimerCall = Pick<Call<'getClockWorkDay'>, 'db' | 'user' | 'clock'>;

/**
 * A handler that changes the caller's entries, telling the listeners of centralised ClockWork when
 * it has started, changed or stopped the caller's timer. Source: document 1, section 7.
 */
export function live<In extends TimerCall, Out>(handler: (call: In) => Promise<Out>) {
  return async (call: In): Promise<Out> => {
    const sheet = timesheetOf(call);
    const before = await runningEntry(sheet);
    const answer = await handler(call);
    const type = eventOf(before, await runningEntry(sheet));
    const employee = type && (await call.db.get('employees', sheet.employeeId));
    if (employee) {
      const data = { ...(await memberOf(sheet, employee)) };
      await publish(call.db, { hub: 'centralClockwork', to: null, type, data });
    }
    return answer;
  };
}

/** What has become of a timer, or null when it is as it was. */
export function eventOf(before: EntryRecord | null, after: EntryRecord | null) {
  if (after === null) return before === null ? null : 'timerStopped';
  if (before?.id !== after.id) return 'timerStarted';
  return JSON.stringify(before) === JSON.stringify(after) ? null : 'timerChanged';
}
