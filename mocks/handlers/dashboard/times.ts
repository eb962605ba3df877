import type { components } from '@atrium/contract/generated/types.ts';
import { runningView } from '../../common/clockwork/running-view.ts';
import { partsIn, splitEntries } from '../../common/clockwork/parts.ts';
import { addDays, toIsoDay, hoursAndMinutes, sumSeconds } from '../../common/clockwork/time.ts';
import { runningEntry, getTimesheet, type Timesheet } from '../../common/clockwork/timesheet.ts';
import {
  getWeekStart as findWeekStart,
  loadWorkingTimes,
} from '../../common/clockwork/working-time.ts';
import { loadWorkNames } from '../../common/projects/work-names.ts';
import type { TileCall } from './tile.ts';

type Contract = components['schemas'];

/** The user's time of today and of this week; null without an employee record. */
export async function hoursTile(call: TileCall): Promise<Contract['HoursTile'] | null> {
  const sheet = getOwnSheet(call);
  if (!sheet) return null;
  const today = toIsoDay(sheet.now, sheet.timeZone);
  const { getWeekStart, getWorkingTime, listWeekDays } = await loadWorkingTimes(call.db, today);
  const first = getWeekStart(today);
  // Future days have no tracked time.
  const parts = await partsIn(sheet, { from: first, before: addDays(today, 1) });
  const onDay = (day: string) =>
    sumSeconds(sheet, splitEntries(sheet, parts, { from: day, before: addDays(day, 1) }));
  const todayInSeconds = onDay(today);
  const weekInSeconds = sumSeconds(sheet, parts);
  return {
    todayInSeconds,
    today: hoursAndMinutes(todayInSeconds),
    weekInSeconds,
    week: hoursAndMinutes(weekInSeconds),
    ...getWorkingTime(today),
    days: listWeekDays(first).map(({ day, workingDayInSeconds, holiday }) => ({
      day,
      totalTimeInSeconds: onDay(day),
      workingDayInSeconds,
      ...(holiday && { holiday }),
    })),
  };
}

/** The user's time of this week by project; null without an employee record. Source: SHELL-D62. */
export async function projectHoursTile(
  call: TileCall,
): Promise<Contract['ProjectHoursTile'] | null> {
  const sheet = getOwnSheet(call);
  if (!sheet) return null;
  const today = toIsoDay(sheet.now, sheet.timeZone);
  const from = await findWeekStart(call.db, today);
  const parts = await partsIn(sheet, { from, before: addDays(today, 1) });
  const getNames = await loadWorkNames(sheet, parts);
  const byProject = Map.groupBy(parts, ({ projectId }) => projectId);
  const projects = [...byProject].map(([projectId, own]) => {
    const project = own[0] && getNames(own[0]).project;
    return {
      projectId,
      projectCode: project?.code ?? '',
      projectName: project?.name ?? '',
      totalTimeInSeconds: sumSeconds(sheet, own),
    };
  });
  return {
    projects: projects.toSorted((a, b) => b.totalTimeInSeconds - a.totalTimeInSeconds),
  };
}

/** The weeks that the tile shows, the current one included. */
const weekCount = 6;

/** The user's time in the last weeks; null without an employee record. Source: SHELL-D66. */
export async function weeksTile(call: TileCall): Promise<Contract['WeeksTile'] | null> {
  const sheet = getOwnSheet(call);
  if (!sheet) return null;
  const today = toIsoDay(sheet.now, sheet.timeZone);
  const { getWeekStart, getWorkingTime } = await loadWorkingTimes(
    call.db,
    today,
    7 * (weekCount + 1),
  );
  const first = addDays(getWeekStart(today), -7 * (weekCount - 1));
  const parts = await partsIn(sheet, { from: first, before: addDays(today, 1) });
  const weeks = Array.from({ length: weekCount }, (_, at) => {
    const from = addDays(first, 7 * at);
    return {
      from,
      totalTimeInSeconds: sumSeconds(
        sheet,
        splitEntries(sheet, parts, { from, before: addDays(from, 7) }),
      ),
      workingWeekInSeconds: getWorkingTime(from).workingWeekInSeconds,
    };
  });
  return { weeks };
}

/** The running entry; null without an employee record. */
export async function runningTile(call: TileCall): Promise<Contract['RunningTile'] | null> {
  const sheet = getOwnSheet(call);
  if (!sheet) return null;
  const running = await runningEntry(sheet);
  return { runningEntry: running && (await runningView(sheet, running)) };
}

const getOwnSheet = (call: TileCall): Timesheet | null =>
  call.user.employeeId === null ? null : getTimesheet(call);
