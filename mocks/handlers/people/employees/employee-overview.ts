import type { components } from '@atrium/contract/generated/types.ts';
import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { loadRights } from '../../../core/records/access.ts';
import { ok, type Call, type Handlers } from '../../../core/requests/handler.ts';
import { toAccessCondition } from '../../../common/analytics/access.ts';
import { loadTimesheets } from '../../../common/clockwork/members.ts';
import { sumPeopleTime } from '../../../common/clockwork/people-time.ts';
import { addDays, toIsoDay } from '../../../common/clockwork/time.ts';
import { filterInScope, listScopes } from '../../../common/clockwork/visibility.ts';
import { encloseId } from '../../../common/search-keys.ts';
import type { Employee } from '../../../store/world/people.ts';
import { getEmployeeRecord } from './employee-views.ts';
import { loadPart } from './parts.ts';

type Group = Extract<AreaOperations<'people'>, 'getEmployeeOverview'>;
type OverviewCall = Call<'getEmployeeOverview'>;
type Part = components['schemas']['OverviewPart'];

/** The number of days whose time is summed up, with today. */
const days = 30;

/** What an employee has to do with, each part by its own right. Source: PEOPL-016, PEOPL-013. */
export const employeeOverview: Pick<Handlers<'people'>, Group> = {
  getEmployeeOverview: async (call) => {
    const { db, tx, user, path } = call;
    const employee = await getEmployeeRecord(db, path.id);
    const rights = await loadRights(tx, user, path.tenantId);
    return ok({
      directReports: await loadPart(
        db,
        'employees',
        { where: { reportingToId: employee.id, isActive: true }, by: 'fullName' },
        ({ fullName }) => fullName,
      ),
      teams: rights.includes('teams.basic') ? await loadTeams(call, employee) : null,
      assets: rights.includes('assetManager.basic')
        ? await loadPart(
            db,
            'assets',
            { where: { employeeId: employee.id }, by: 'assetCode' },
            ({ assetCode, name }) => `${assetCode} ${name}`,
          )
        : null,
      projects: rights.includes('projects.basic')
        ? await loadPart(
            db,
            'projects',
            {
              contains: [
                ...toAccessCondition(user),
                { fields: ['memberIds'], text: encloseId(employee.id) },
              ],
              by: 'code',
            },
            ({ code, name }) => `${code} ${name}`,
          )
        : null,
      secondsOfLastDays: await sumLastDays(call, employee),
    });
  },
};

async function loadTeams({ db }: OverviewCall, { id }: Employee): Promise<Part> {
  const memberships = await db.query('teamMembers', { where: { employeeId: id } });
  const ids = memberships.map(({ teamId }) => teamId);
  return loadPart(db, 'teams', { where: { id: ids }, by: 'teamName' }, (team) => team.teamName);
}

/** The time of the last days in seconds; null for an employee whose time the caller may not see. */
async function sumLastDays(call: OverviewCall, employee: Employee): Promise<number | null> {
  const { db, user, clock } = call;
  const scopes = await listScopes(call);
  const widest = scopes.at(-1);
  if (!widest || (await filterInScope(call, widest, [employee], scopes)).length === 0) return null;
  const reader = { timeZone: user.timeZone, now: new Date(clock.now()).toISOString() };
  const sheets = await loadTimesheets(db, [employee], reader);
  const seconds = await sumPeopleTime(sheets, ({ now, timeZone }) => {
    const today = toIsoDay(now, timeZone);
    return { from: addDays(today, 1 - days), before: addDays(today, 1) };
  });
  return Math.round(seconds.get(employee.id) ?? 0);
}
