import type { Call } from '../../core/requests/handler.ts';
import { loadRights } from '../../core/records/access.ts';
import { reject } from '../../core/requests/http-error.ts';
import type { Employee } from '../../store/world/people.ts';
import {
  getDefaultScope,
  findVisibleEmployees,
  employeesIn,
  filterInScope,
  listVisibleEmployees,
  listScopes,
  toScopeCondition,
} from './visibility.ts';

type Viewer = Pick<Call<'getTimeReport'>, 'tx' | 'db' | 'user' | 'path'>;
type Privilege = Awaited<ReturnType<typeof loadRights>>[number];
type Scope = Awaited<ReturnType<typeof listScopes>>[number];

/**
 * Whose time a user may report: their own with the ClockWork right, that of others with the time
 * report right, within the visibility rules. Source: CLOCK-D03.
 */
async function mayReportOthers({ tx, user, path }: Viewer): Promise<boolean> {
  const rights = await loadRights(tx, user, path.tenantId);
  if (rights.includes('timereport.basic')) return true;
  if (rights.includes('clockwork.basic')) return false;
  throw reject(403, 'privilegeMissing', { privilege: 'timereport.basic' });
}

/** Without the right to the time of others, only the own one. */
const limitScopes = (scopes: readonly Scope[], mayOthers: boolean): Scope[] =>
  scopes.filter((scope) => mayOthers || scope === 'Own');

/** The scopes that the user may select; 403 without any report right. */
export async function reportScopes(viewer: Viewer): Promise<Scope[]> {
  const scopes = await listScopes(viewer);
  return limitScopes(scopes, await mayReportOthers(viewer));
}

/** The employees whom the user may select, by name. */
export async function reportableEmployees(viewer: Viewer): Promise<Employee[]> {
  if (await mayReportOthers(viewer)) return listVisibleEmployees(viewer);
  const scopes = await reportScopes(viewer);
  return scopes.length > 0 ? employeesIn(viewer, 'Own') : [];
}

/** Whether a user with these rights may report the time of an employee. */
export async function mayReport(
  viewer: Viewer,
  rights: ReadonlySet<Privilege>,
  employee: Employee,
): Promise<boolean> {
  const mayOthers = rights.has('timereport.basic');
  if (!mayOthers && !rights.has('clockwork.basic')) return false;
  const scopes = limitScopes(await listScopes(viewer), mayOthers);
  const widest = scopes.at(-1);
  if (widest === undefined) return false;
  return (await filterInScope(viewer, widest, [employee], scopes)).length > 0;
}

const listIds = (employees: readonly Employee[]): string[] => employees.map(({ id }) => id);

/**
 * The ids of the employees of a scope, or of the requested ones; null for all. 403 and 404 by the
 * visibility rules.
 */
export async function requestedEmployees(
  viewer: Viewer,
  { named, scope }: { named: readonly string[]; scope: Scope | undefined },
): Promise<string[] | null> {
  const mayAll = await mayReportOthers(viewer);
  const isOwn =
    named.length > 0
      ? named.every((id) => id === viewer.user.employeeId)
      : scope === undefined || scope === 'Own';
  if (!mayAll && !isOwn) {
    throw reject(403, 'privilegeMissing', { privilege: 'timereport.basic' });
  }
  if (named.length > 0) return listIds(await findVisibleEmployees(viewer, named));
  const requested = scope ?? (mayAll ? await getDefaultScope(viewer) : 'Own');
  const condition = await toScopeCondition(viewer, requested);
  return requested === 'All' ? null : listIds(await viewer.db.query('employees', condition));
}
