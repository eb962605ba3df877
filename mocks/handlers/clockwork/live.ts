import { publish } from '../../core/requests/feed.ts';
import type { Call } from '../../core/requests/handler.ts';
import type { EntryRecord } from '../../store/world.ts';
import { toMember } from '../../common/clockwork/members.ts';
import {
  runningEntry,
  getTimesheet,
  type ChangedEntries,
} from '../../common/clockwork/timesheet.ts';

type TimerCall = Pick<Call<'getClockWorkDay'>, 'db' | 'user' | 'clock' | 'person'>;

/**
 * Wraps a handler that changes the caller's entries. It notifies the listeners of centralised
 * ClockWork when the caller's timer was started, changed or stopped, and the caller's other devices
 * of each changed entry. Source: API-002.
 */
export function live<In extends TimerCall, Out>(handler: (call: In) => Promise<Out>) {
  return async (call: In): Promise<Out> => {
    const sheet = getTimesheet(call);
    const changed: ChangedEntries = new Map();
    const before = await runningEntry(sheet);
    const response = await handler({ ...call, changed });
    const type = getEvent(before, await runningEntry(sheet));
    const employee = type && (await call.db.get('employees', sheet.employeeId));
    if (employee) {
      const data = { ...(await toMember(sheet, employee)) };
      await publish(call.db, { hub: 'centralClockwork', to: null, type, data });
    }
    if (changed.size > 0) {
      const event = { hub: 'notifications', to: call.person.id, type: 'timesChanged' } as const;
      await publish(call.db, { ...event, data: toChangedTimes(changed) });
    }
    return response;
  };
}

/**
 * The changed entries as the hub sends them: a device that has these versions does not need to
 * reload.
 */
function toChangedTimes(changed: ChangedEntries) {
  const all = [...changed];
  return {
    entries: all.flatMap(([id, version]) => (version === null ? [] : [{ id, version }])),
    deletedIds: all.flatMap(([id, version]) => (version === null ? [id] : [])),
  };
}

/** The change of a timer, or null when it is unchanged. */
export function getEvent(before: EntryRecord | null, after: EntryRecord | null) {
  if (after === null) return before === null ? null : 'timerStopped';
  if (before?.id !== after.id) return 'timerStarted';
  return JSON.stringify(before) === JSON.stringify(after) ? null : 'timerChanged';
}
