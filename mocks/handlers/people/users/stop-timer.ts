import { publish } from '../../../core/requests/feed.ts';
import type { Call } from '../../../core/requests/handler.ts';
import { storeEntry } from '../../../common/clockwork/store-entries.ts';
import { toMember, loadTimesheets } from '../../../common/clockwork/members.ts';
import { runningEntry } from '../../../common/clockwork/timesheet.ts';
import type { Employee } from '../../../store/world/people.ts';

type Caller = Pick<Call<'setEmployeeState'>, 'db' | 'user' | 'clock'>;

/** Stops the timer of a user's employee; does nothing for a user without an employee record. */
export async function stopTimerOfEmployee(call: Caller, employeeId: string | null): Promise<void> {
  const employee = employeeId === null ? undefined : await call.db.get('employees', employeeId);
  if (employee) await stopTimer(call, employee);
}

/**
 * Stops the timer of an employee who can no longer do so, and notifies the listeners of centralised
 * ClockWork: no one else could stop it, and it would run on.
 */
export async function stopTimer({ db, user, clock }: Caller, employee: Employee): Promise<void> {
  const reader = { timeZone: user.timeZone, now: new Date(clock.now()).toISOString() };
  for (const sheet of await loadTimesheets(db, [employee], reader)) {
    const running = await runningEntry(sheet);
    if (!running) continue;
    const endTime = running.startTime > sheet.now ? running.startTime : sheet.now;
    const changing = { db, touched: new Set<string>(), changed: new Map() };
    await storeEntry(changing, { ...running, endTime }, running);
    const data = { ...(await toMember(sheet, employee)) };
    await publish(db, { hub: 'centralClockwork', to: null, type: 'timerStopped', data });
  }
}
