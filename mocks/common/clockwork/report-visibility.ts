import type { Call } from '../../core/handler.ts';
import { loadRights } from '../../core/access.ts';
import { reject } from '../../core/http-error.ts';
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

/** The scopes that the user may select; 403 without any report right. */
export async function reportScopes(viewer: Viewer): Promise<Scope[]> {
  const scopes = await listScopes(viewer);
  return (await mayReportOthers(viewer)) ? scopes : scopes.filter((scope) => scope === 'Own');
}

/** The employees whom the user may select, by name. */
export async function reportableEmployees(viewer: Viewer): Promise<Employee[]> {
  if (await mayReportOthers(viewer)) return listVisibleEmployees(viewer);
  const scopes = await reportScopes(viewer);
  return scopes.length > 0 ? employeesIn(viewer, 'Own') : [];
}

/** Whether the user may report the time of an employee. */
export async function mayReport(viewer: Viewer, employee: Employee): Promise<boolean> {
  const rights = await loadRights(viewer.tx, viewer.user, viewer.path.tenantId);
  const hasAny = rights.includes('timereport.basic') || rights.includes('clockwork.basic');
  const widest = hasAny ? (await reportScopes(viewer)).at(-1) : undefined;
  if (widest === undefined) return false;
  return (await filterInScope(viewer, widest, [employee])).length > 0;
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
