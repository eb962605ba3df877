import { loadRights } from '../../core/access.ts';
import { foundOr404 } from '../../core/records.ts';
import { reject } from '../../core/http-error.ts';
import type { Scope, Transaction } from '../../store/store.ts';
import type { TenantUser, World } from '../../store/world.ts';
import type { Employee } from '../../store/world/people.ts';
import { byText } from '../../core/names.ts';

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
  const scopes = await listScopes(viewer);
  if (!scopes.includes(scope)) throw hidden(scope);
  const employees = (await viewer.db.query('employees')).toSorted(
    byText(({ fullName }) => fullName),
  );
  const { employeeId } = viewer.user;
  if (scope === 'All') return employees;
  return employees.filter(
    ({ id, reportingToId }) =>
      id === employeeId || (scope === 'MyTeam' && reportingToId === employeeId),
  );
}

function hidden(scope: VisibilityScope) {
  if (scope === 'Own') return reject(403, 'employeeMissing');
  if (scope === 'MyTeam') return reject(403, 'notTeamLead');
  return reject(403, 'privilegeMissing', { privilege: 'clockwork.centralizedClockwork' });
}

/** All employees whose time the person may view, by name. */
export async function listVisibleEmployees(viewer: Viewer): Promise<Employee[]> {
  const widest = (await listScopes(viewer)).at(-1);
  return widest ? employeesIn(viewer, widest) : [];
}

/** One employee. 404 for an unknown one, 403 for one whose time the person may not view. */
export async function findVisibleEmployee(viewer: Viewer, employeeId: string): Promise<Employee> {
  const employee = foundOr404(await viewer.db.get('employees', employeeId), 'memberUnknown');
  const visibleEmployees = await listVisibleEmployees(viewer);
  if (!visibleEmployees.some(({ id }) => id === employeeId)) throw reject(403, 'timeHidden');
  return employee;
}
