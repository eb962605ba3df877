import type { components } from '@atrium/contract/generated/types.ts';
import type { Employee } from '../../store/world/people.ts';
import { loadTimesheets } from '../../common/clockwork/members.ts';
import { getToday, readPeopleEntries } from '../../common/clockwork/people-entries.ts';
import type { Period } from '../../common/clockwork/period.ts';
import { sumPeopleTime } from '../../common/clockwork/people-time.ts';
import { toRunningViews } from '../../common/clockwork/running-view.ts';
import type { Timesheet } from '../../common/clockwork/timesheet.ts';
import { loadWorkingTimes, type WorkingTimes } from '../../common/clockwork/working-time.ts';
import type { TileCall } from './tile.ts';

type Contract = components['schemas'];

/**
 * The members of a team lead's team who are working now, and the missing hours; null for other
 * users.
 */
export async function teamTile(call: TileCall): Promise<Contract['TeamTile'] | null> {
  const { db, user, clock } = call;
  const lead = user.employeeId === null ? undefined : await db.get('employees', user.employeeId);
  if (!lead?.isTeamLead) return null;
  const reports = await db.query('employees', {
    where: { reportingToId: lead.id, isActive: true },
    order: { by: 'fullName' },
  });
  const team = reports.filter(({ id }) => id !== lead.id);
  const now = new Date(clock.now()).toISOString();
  const sheets = await loadTimesheets(db, team, { user, timeZone: user.timeZone, now });
  const times = await loadWorkingTimes(db, now.slice(0, 10));
  const seconds = await sumPeopleTime(sheets, (sheet) => toWeek(sheet, times));
  const running = await loadRunning(sheets, team);
  return {
    members: sheets.map((sheet, at) => ({
      employeeId: sheet.employeeId,
      employeeName: team[at]?.fullName ?? '',
      profileImageUrl: team[at]?.profileImageUrl ?? null,
      runningEntry: running.get(sheet.employeeId) ?? null,
      ...countWeek(sheet, times, seconds.get(sheet.employeeId) ?? 0),
    })),
  };
}

/** The running entries of the team, by employee. */
async function loadRunning(sheets: readonly Timesheet[], team: readonly Employee[]) {
  const employeeId = team.map(({ id }) => id);
  const [first] = sheets;
  const running = first
    ? await first.db.query('entries', { where: { employeeId, endTime: null } })
    : [];
  const ids = new Set(running.map((entry) => entry.employeeId));
  const own = sheets.filter((sheet) => ids.has(sheet.employeeId));
  return toRunningViews(own, await readPeopleEntries(own, getToday), {
    employees: new Map(team.map((employee) => [employee.id, employee])),
  });
}

/** The days of the person's week until today. */
function toWeek(sheet: Timesheet, { getWeekStart }: WorkingTimes): Period {
  const today = getToday(sheet);
  return { from: getWeekStart(today.from), before: today.before };
}

/**
 * The time of the week so far, and what is missing on past days. Today is not over: its time
 * counts, its working hours do not. Null without settings.
 */
function countWeek(
  sheet: Timesheet,
  times: WorkingTimes,
  weekInSeconds: number,
): Pick<Contract['TeamTileMember'], 'weekInSeconds' | 'missingInSeconds'> {
  let due = 0;
  for (const { day, workingDayInSeconds } of times.listWeekDays(toWeek(sheet, times).from)) {
    if (workingDayInSeconds === null) return { weekInSeconds, missingInSeconds: null };
    if (day < getToday(sheet).from) due += workingDayInSeconds;
  }
  return { weekInSeconds, missingInSeconds: Math.max(0, due - weekInSeconds) };
}
