import type { components } from '@atrium/contract/generated/types.ts';
import type { Call } from '../../../core/requests/handler.ts';
import type { Condition, Group } from '../../../store/store.ts';
import type { AssetRecord } from '../../../store/world/assets.ts';
import type { Employee } from '../../../store/world/people.ts';
import type { Team } from '../../../store/world/teams.ts';
import { getToday } from '../../../common/assets/days.ts';
import { byText } from '../../../common/assets/find.ts';
import { statusIds } from '../../../common/assets/master-data.ts';
import { rupees } from '../../../common/assets/formats.ts';
import { loadTeamNames } from '../list/team-names.ts';

type View = components['schemas']['AssetHolder'];
type Caller = Pick<Call<'searchAssetHolders'>, 'db' | 'user' | 'clock'>;
type Search = Call<'searchAssetHolders'>['query'];
type Assignee = 'employeeId' | 'teamId';

/** An employee or a team. */
type Holder = { name: string; employee: Employee } | { name: string; team: Team };

/** A page of the employees and teams that have assets, or can have some, by name. */
export async function pageHolders(call: Caller, query: Search) {
  const { page = 1, pageSize = 20 } = query;
  const [start, end] = [(page - 1) * pageSize, page * pageSize];
  const teams = query.kind === 'Employee' ? none : await findTeams(call, query, end);
  // A page starts after at most all teams, so only the employees before these are skipped.
  const skipped = Math.max(0, start - teams.total);
  const employees =
    query.kind === 'Team' ? none : await findEmployees(call, query, { skipped, end });
  const found: Holder[] = [
    ...employees.rows.map((employee) => ({ name: employee.fullName, employee })),
    ...teams.rows.map((team) => ({ name: team.teamName, team })),
  ];
  const shown = found
    .toSorted((a, b) => byText(a.name, b.name))
    .slice(start - skipped, end - skipped);
  return {
    assetHolders: await viewHolders(call, shown),
    totalCount: employees.total + teams.total,
  };
}

const none = { rows: [], total: 0 };

async function findTeams({ db }: Caller, query: Search, end: number) {
  return db.page('teams', {
    where: toCondition(query),
    contains: [{ fields: ['teamName'], text: query.searchText ?? '' }],
    order: { by: 'teamName' },
    limit: end,
  });
}

async function findEmployees(
  { db }: Caller,
  query: Search,
  { skipped, end }: { skipped: number; end: number },
) {
  return db.page('employees', {
    where: toCondition(query),
    contains: [{ fields: ['fullName', 'email'], text: query.searchText ?? '' }],
    order: { by: 'fullName' },
    offset: skipped,
    limit: end - skipped,
  });
}

const toCondition = ({ isHolding }: Search) =>
  isHolding ? { hasAssets: true } : { isActive: true };

/** Employees and teams with the number and the price of their assets. */
export async function viewHolders(call: Caller, holders: readonly Holder[]): Promise<View[]> {
  const employees = holders.flatMap((each) => ('employee' in each ? each.employee.id : []));
  const teams = holders.flatMap((each) => ('team' in each ? each.team.id : []));
  const getTeamNames = await loadTeamNames(call.db, employees);
  const ofEmployees = await sumAssets(call, 'employeeId', employees);
  const ofTeams = await sumAssets(call, 'teamId', teams);
  return holders.map((holder) => {
    if ('team' in holder) {
      const { id, teamName: name, isActive } = holder.team;
      const team = { employeeId: null, teamId: id, name, teamName: '', workPlace: '', isActive };
      return { ...team, ...ofTeams(id) };
    }
    const { id, fullName: name, workPlace, isActive } = holder.employee;
    const teamName = getTeamNames(id);
    const employee = { employeeId: id, teamId: null, name, teamName, workPlace, isActive };
    return { ...employee, ...ofEmployees(id) };
  });
}

/** The assets of employees or teams, by their id. */
async function sumAssets(call: Caller, by: Assignee, ids: readonly string[]) {
  const { db } = call;
  const assigned = { [by]: ids, statusId: statusIds.Assigned };
  const overdue = { ...assigned, expectedReturnOn: { below: getToday(call) } };
  const group = async (where: Condition<AssetRecord>['where']) =>
    toMap(ids.length > 0 ? await db.groups('assets', { where, by, sum: 'price' }) : []);
  const [all, late] = [await group(assigned), await group(overdue)];
  return (id: string) => ({
    assetCount: all.get(id)?.count ?? 0,
    overdueCount: late.get(id)?.count ?? 0,
    totalPrice: rupees(all.get(id)?.sum ?? 0),
  });
}

const toMap = (groups: readonly Group<string | null>[]) =>
  new Map(groups.map((group) => [group.value, group]));
