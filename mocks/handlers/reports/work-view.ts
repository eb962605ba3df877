import type { components } from '#openapi/generated/types.ts';
import { readPage } from '../../core/field-paging.ts';
import { ok, type Handlers } from '../../core/handler.ts';
import type { Employee } from '../../store/world/people.ts';
import { loadTimesheets, type TimesheetReader } from '../../common/clockwork/members.ts';
import { getToday, readPeopleEntries } from '../../common/clockwork/people-entries.ts';
import { toRunningViews } from '../../common/clockwork/running-view.ts';
import { toPeriod, type Period } from '../../common/clockwork/period.ts';
import { listScopes, toScopeCondition } from '../../common/clockwork/visibility.ts';
import { summarize } from '../../common/clockwork/summaries.ts';
import { splitEntries } from '../../common/clockwork/parts.ts';
import { hoursAndMinutes, sumSeconds } from '../../common/clockwork/time.ts';
import { loadWorkNames } from '../../common/projects/work-names.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';

type Row = components['schemas']['WorkViewRow'];

const columns = { fullName: 'fullName', workPlace: 'workPlace' } as const;

/** The current work of each person. Source: CLOCK-020, CLOCK-002, ANLYT-D09. */
export const workView: Pick<Handlers<'reports'>, 'getWorkView'> = {
  getWorkView: async (call) => {
    const { db, user, body, clock } = call;
    const period = toPeriod(body);
    const scopes = await listScopes(call);
    const inScope = await toScopeCondition(call, body.scope, scopes);
    const where = { ...inScope.where, isActive: true };
    const list = { columns, ...inScope, where, order: { by: 'fullName' } as const };
    const { rows, total } = await readPage(db, 'employees', list, body);
    const reader = { user, timeZone: user.timeZone, now: new Date(clock.now()).toISOString() };
    return ok({
      workView: await toRows(db, rows, reader, period),
      scopes,
      totalCount: total,
    });
  },
};

async function toRows(
  db: Scope<World>,
  employees: readonly Employee[],
  reader: TimesheetReader,
  period: Period,
): Promise<Row[]> {
  const sheets = await loadTimesheets(db, employees, reader);
  const running = await toRunningViews(sheets, await readPeopleEntries(sheets, getToday));
  const entries = await readPeopleEntries(sheets, () => period);
  const parts = sheets.map((sheet) =>
    splitEntries(sheet, entries.get(sheet.employeeId) ?? [], period),
  );
  const getNames = await loadWorkNames({ db, user: reader.user }, parts.flat());
  return employees.map(({ id, fullName, profileImageUrl, workPlace }, at) => {
    const own = parts[at] ?? [];
    const seconds = sumSeconds(reader, own);
    return {
      employeeId: id,
      fullName,
      profileImageUrl,
      workPlace,
      runningEntry: running.get(id)?.clockWorkEntry ?? null,
      totalTimeInSeconds: seconds,
      totalTime: hoursAndMinutes(seconds),
      projects: summarize(reader, own, getNames),
    };
  });
}
