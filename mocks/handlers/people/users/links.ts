import { loadRights } from '../../../core/records/access.ts';
import type { Call } from '../../../core/requests/handler.ts';
import { conflictAt, reject, rejectField } from '../../../core/requests/http-error.ts';
import { endSessions } from '../../../identity/sessions.ts';
import type { Scope } from '../../../store/store.ts';
import type { TenantUser, World } from '../../../store/world.ts';
import { hasHistory } from './history.ts';
import { stopTimerOfEmployee } from './stop-timer.ts';

type Caller = Pick<
  Call<'updateSecurityUser'>,
  'tx' | 'db' | 'platform' | 'person' | 'user' | 'path' | 'clock'
>;

interface Links {
  id: string;
  employeeId: string | null;
  roleIds: readonly string[];
}

/** 400 for an unknown employee or role, 409 for an employee who is linked to another user. */
export async function checkLinks(
  db: Scope<World>,
  { id, employeeId, roleIds }: Links,
): Promise<void> {
  const roles = await db.getMany('roles', roleIds);
  if (!roleIds.every((roleId) => roles.has(roleId))) throw rejectField('roleIds', 'roleUnknown');
  if (employeeId === null) return;
  if (!(await db.get('employees', employeeId))) throw rejectField('employeeId', 'employeeUnknown');
  const others = await db.query('tenantUsers', { where: { employeeId } });
  if (others.some((other) => other.id !== id)) throw conflictAt('employeeId', 'employeeIsUser');
}

/**
 * Linking a user to an employee with a history, or unlinking them, requires the right to manage
 * roles, because the user gains or loses access to that history. Users cannot change their own link
 * to or from such an employee, and linking themselves to any employee needs the right, too. 403
 * otherwise. Returns whether sessions must end.
 */
export async function checkLinkChange(
  call: Caller,
  { id, before, after }: { id: string; before: string | null; after: string | null },
): Promise<boolean> {
  if (before === after) return false;
  const isOfHistory = (await hasHistory(call.db, before)) || (await hasHistory(call.db, after));
  const isOwn = id === call.person.id;
  if (isOwn && isOfHistory) throw reject(403, 'ownLink');
  if (!isOwn && !isOfHistory) return false;
  if (!(await canManageRoles(call))) throw reject(403, 'linkNeedsRoleManager');
  return isOfHistory;
}

/** The same for a new user, who is never the caller. */
export async function checkNewLink(call: Caller, employeeId: string | null): Promise<void> {
  // Most callers may manage roles, and need no check of the history.
  if (employeeId === null || (await canManageRoles(call))) return;
  if (await hasHistory(call.db, employeeId)) throw reject(403, 'linkNeedsRoleManager');
}

const canManageRoles = async ({ tx, user, path }: Caller): Promise<boolean> =>
  (await loadRights(tx, user, path.tenantId)).includes('roleManager.basic');

/**
 * Ends a user's activity as their former employee: the sessions, because open pages still show that
 * employee, and the timer, which no one else could stop.
 */
export async function endAsEmployee(
  call: Caller,
  user: Pick<TenantUser, 'id' | 'employeeId'>,
): Promise<void> {
  const { platform, clock } = call;
  await stopTimerOfEmployee(call, user.employeeId);
  await endSessions({ platform, clock, personId: user.id }, () => true);
}
