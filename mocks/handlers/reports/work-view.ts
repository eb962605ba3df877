import type { components } from '@atrium/contract/generated/types.ts';
import { readAll, readPage, type FieldList } from '../../core/records/field-paging.ts';
import { ok, type Call, type Handlers } from '../../core/requests/handler.ts';
import type { Employee } from '../../store/world/people.ts';
import { loadTimesheets, type TimesheetReader } from '../../common/clockwork/members.ts';
import { getToday, readPeopleEntries } from '../../common/clockwork/people-entries.ts';
import { toRunningViews } from '../../common/clockwork/running-view.ts';
import { toPeriod, toTimestamps, type Period } from '../../common/clockwork/period.ts';
import { listScopes, toScopeCondition } from '../../common/clockwork/visibility.ts';
import { summarize } from '../../common/clockwork/summaries.ts';
import { splitEntries } from '../../common/clockwork/parts.ts';
import { addDays, hoursAndMinutes, sumSeconds, toIsoDay } from '../../common/clockwork/time.ts';
import { sumTime } from '../../common/clockwork/time-sums.ts';
import { getWeekStart } from '../../common/clockwork/working-time.ts';
import { loadWorkNames } from '../../common/projects/work-names.ts';
import type { Page, Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';

type Row = components['schemas']['WorkViewRow'];

const columns = { fullName: 'fullName', workPlace: 'workPlace' } as const;

/** The current work of each person. Source: CLOCK-020, CLOCK-002, ANLYT-D09. */
export const workView: Pick<Handlers<'reports'>, 'getWorkView'> = {
  getWorkView: async (call) => {
    const { db, user, body, clock } = call;
    const period = await getPeriod(call);
    const scopes = await listScopes(call);
    const inScope = await toScopeCondition(call, body.scope, scopes);
    const where = { ...inScope.where, isActive: true };
    const list = { columns, ...inScope, where, order: { by: 'fullName' } as const };
    const isByHours = body.sort === 'hours' || body.sort === '-hours';
    const { rows, total } =
      isByHours || body.projectIds?.length
        ? await pageByHours(call, list, period)
        : await readPage(db, 'employees', list, body);
    const reader = { user, timeZone: user.timeZone, now: new Date(clock.now()).toISOString() };
    return ok({
      workView: await toRows(db, rows, reader, { period, projectIds: body.projectIds ?? [] }),
      scopes,
      totalCount: total,
    });
  },
};

type WorkCall = Call<'getWorkView'>;

/** The requested days, or those of this week. */
async function getPeriod({ db, user, body, clock }: WorkCall): Promise<Period> {
  const { startDateAsString, endDateAsString } = body;
  const today = toIsoDay(new Date(clock.now()).toISOString(), user.timeZone);
  const from = startDateAsString ?? (await getWeekStart(db, today));
  return toPeriod({
    startDateAsString: from,
    endDateAsString: endDateAsString ?? addDays(from, 6),
  });
}

/** The people who have time on the requested projects, or all, by their time of the days. */
async function pageByHours(
  { db, user, body, clock }: WorkCall,
  list: FieldList<Employee>,
  period: Period,
): Promise<Page<Employee>> {
  const { projectIds = [], page, pageSize, sort } = body;
  const { seconds } = await sumTime('employeeId', {
    db,
    now: new Date(clock.now()).toISOString(),
    span: toTimestamps(period, user.timeZone),
    where: projectIds.length > 0 ? { projectId: projectIds } : {},
  });
  const isByHours = sort === 'hours' || sort === '-hours';
  const people = await readAll(db, 'employees', list, { ...body, sort: isByHours ? null : sort });
  const found = projectIds.length > 0 ? people.filter(({ id }) => seconds.has(id)) : people;
  const sign = sort === '-hours' ? -1 : 1;
  const getSeconds = ({ id }: Employee) => seconds.get(id) ?? 0;
  const rows = isByHours ? found.toSorted((a, b) => (getSeconds(a) - getSeconds(b)) * sign) : found;
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length };
}

async function toRows(
  db: Scope<World>,
  employees: readonly Employee[],
  reader: TimesheetReader,
  { period, projectIds }: { period: Period; projectIds: readonly string[] },
): Promise<Row[]> {
  const sheets = await loadTimesheets(db, employees, reader);
  const running = await toRunningViews(sheets, await readPeopleEntries(sheets, getToday));
  const entries = await readPeopleEntries(sheets, () => period);
  const isListed = ({ projectId }: { projectId: string | null }) =>
    projectIds.length === 0 || (projectId !== null && projectIds.includes(projectId));
  const parts = sheets.map((sheet) =>
    splitEntries(sheet, (entries.get(sheet.employeeId) ?? []).filter(isListed), period),
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
