import type { components } from '#openapi/generated/types.ts';
import { employeesIn } from '../../common/clockwork/visibility.ts';
import { loadTimesheets } from '../../common/clockwork/members.ts';
import { partsIn } from '../../common/clockwork/parts.ts';
import { runningView } from '../../common/clockwork/running-view.ts';
import { addDays, toIsoDay, sumSeconds } from '../../common/clockwork/time.ts';
import { runningEntry, type Timesheet } from '../../common/clockwork/timesheet.ts';
import { weekDays, getWeekStart } from '../../common/clockwork/working-time.ts';
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
  const team = (await employeesIn(call, 'MyTeam')).filter(
    ({ id, isActive }) => isActive && id !== lead.id,
  );
  const now = new Date(clock.now()).toISOString();
  const sheets = await loadTimesheets(db, team, { user, timeZone: user.timeZone, now });
  return {
    members: await Promise.all(
      sheets.flatMap((sheet, at) => {
        const employee = team[at];
        if (!employee) return [];
        const { id, fullName, profileImageUrl } = employee;
        return [
          loadTimes(sheet).then((times) => ({
            employeeId: id,
            employeeName: fullName,
            profileImageUrl,
            ...times,
          })),
        ];
      }),
    ),
  };
}

type Times = Pick<
  Contract['TeamTileMember'],
  'runningEntry' | 'weekInSeconds' | 'missingInSeconds'
>;

/** The running entry, the hours of the week so far, and the hours missing on past days. */
async function loadTimes(sheet: Timesheet): Promise<Times> {
  const running = await runningEntry(sheet);
  const today = toIsoDay(sheet.now, sheet.timeZone);
  const first = await getWeekStart(sheet.db, today);
  const parts = await partsIn(sheet, { from: first, before: addDays(today, 1) });
  const weekInSeconds = sumSeconds(sheet, parts);
  return {
    runningEntry: running && (await runningView(sheet, running)),
    weekInSeconds,
    missingInSeconds: await missingIn(sheet, { first, today, weekInSeconds }),
  };
}

/** Today is not over: its time counts, its working hours do not. Null without settings. */
async function missingIn(
  { db }: Timesheet,
  { first, today, weekInSeconds }: { first: string; today: string; weekInSeconds: number },
): Promise<number | null> {
  let due = 0;
  for (const { day, workingDayInSeconds } of await weekDays(db, first)) {
    if (workingDayInSeconds === null) return null;
    if (day < today) due += workingDayInSeconds;
  }
  return Math.max(0, due - weekInSeconds);
}
