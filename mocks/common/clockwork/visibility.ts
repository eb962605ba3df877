import { loadRights } from '../../core/records/access.ts';
import { foundOr404 } from '../../core/records/records.ts';
import { reject } from '../../core/requests/http-error.ts';
import { encloseId } from '../search-keys.ts';
import type { Condition, Scope, Transaction } from '../../store/store.ts';
import type { TenantUser, World } from '../../store/world.ts';
import type { Employee } from '../../store/world/people.ts';

interface Viewer {
  tx: Transaction<World>;
  db: Scope<World>;
  user: TenantUser;
  path: { tenantId: string };
}

/** The employees whose time a person may view. */
type VisibilityScope = 'Own' | 'MyTeam' | 'All';

/**
 * The scopes that a person may select: their own time with an employee record, their team's if they
 * lead one, everyone's with the right to see who is running a timer. Source: CLOCK-D83.
 */
export async function listScopes({ tx, db, user, path }: Viewer): Promise<VisibilityScope[]> {
  const employee = user.employeeId ? await db.get('employees', user.employeeId) : undefined;
  const rights = await loadRights(tx, user, path.tenantId);
  const scopes: VisibilityScope[] = [];
  if (employee) scopes.push('Own');
  if (employee?.isTeamLead) scopes.push('MyTeam');
  if (rights.includes('clockwork.centralizedClockwork')) scopes.push('All');
  return scopes;
}

/**
 * The default scope of a request: the person's own time, or the first scope that they may select
 * without an employee record.
 */
export async function getDefaultScope(viewer: Viewer): Promise<VisibilityScope> {
  const [first = 'Own'] = await listScopes(viewer);
  return first;
}

/**
 * The employees of a scope, by name, including those who have left. 403 for a scope that the person
 * may not select.
 */
export async function employeesIn(viewer: Viewer, scope: VisibilityScope): Promise<Employee[]> {
  const condition = await toScopeCondition(viewer, scope);
  return viewer.db.query('employees', { ...condition, order: { by: 'fullName' } });
}

/** The condition of the employees of a scope. 403 as for `employeesIn`. */
export async function toScopeCondition(
  viewer: Viewer,
  scope: VisibilityScope,
  scopes?: readonly VisibilityScope[],
): Promise<Condition<Employee>> {
  requireScope(scopes ?? (await listScopes(viewer)), scope);
  const employeeId = viewer.user.employeeId ?? '';
  if (scope === 'All') return {};
  if (scope === 'Own') return { where: { id: employeeId } };
  return { contains: [{ fields: ['teamOfIds'], text: encloseId(employeeId) }] };
}

/** Those of these employees who are in a scope. 403 as for `employeesIn`. */
export async function filterInScope(
  viewer: Viewer,
  scope: VisibilityScope,
  employees: readonly Employee[],
  scopes?: readonly VisibilityScope[],
): Promise<Employee[]> {
  requireScope(scopes ?? (await listScopes(viewer)), scope);
  return employees.filter((employee) => isInScope(viewer, scope, employee));
}

function isInScope(
  { user: { employeeId } }: Viewer,
  scope: VisibilityScope,
  { id, reportingToId }: Employee,
): boolean {
  if (scope === 'All' || id === employeeId) return true;
  return scope === 'MyTeam' && reportingToId === employeeId;
}

function requireScope(scopes: readonly VisibilityScope[], scope: VisibilityScope): void {
  if (scopes.includes(scope)) return;
  if (scope === 'Own') throw reject(403, 'employeeMissing');
  if (scope === 'MyTeam') throw reject(403, 'notTeamLead');
  throw reject(403, 'privilegeMissing', { privilege: 'clockwork.centralizedClockwork' });
}

/** All employees whose time the person may view, by name. */
export async function listVisibleEmployees(viewer: Viewer): Promise<Employee[]> {
  const widest = (await listScopes(viewer)).at(-1);
  return widest ? employeesIn(viewer, widest) : [];
}

/**
 * Some employees in this order. 404 if one is unknown, 403 if the person may not view the time of
 * one.
 */
export async function findVisibleEmployees(
  viewer: Viewer,
  ids: readonly string[],
): Promise<Employee[]> {
  const found = await viewer.db.getMany('employees', ids);
  const employees = ids.map((id) => foundOr404(found.get(id), 'memberUnknown'));
  const widest = (await listScopes(viewer)).at(-1);
  const isVisible = (employee: Employee) =>
    widest !== undefined && isInScope(viewer, widest, employee);
  if (!employees.every(isVisible)) throw reject(403, 'timeHidden');
  return employees;
}
