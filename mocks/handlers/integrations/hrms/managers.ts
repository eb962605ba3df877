import type { Scope } from '../../../store/store.ts';
import type { TenantUser, World } from '../../../store/world.ts';
import type { HrmsSkipReason } from '../../../store/world/integrations.ts';
import type { Employee } from '../../../store/world/people.ts';

type Db = Scope<World>;

interface Reporting {
  db: Db;
  /** The caller, to whom an import makes no one report. */
  user: Pick<TenantUser, 'employeeId'>;
  /** Managers that earlier records of the same import change, by employee. */
  planned?: ReadonlyMap<string, string>;
}

/**
 * Why an employee cannot report to a manager; null if they can. No user may make others report to
 * themselves by an import either: such records are left for the next user. Source: AUTH-D06,
 * INTEG-D07.
 */
export async function findManagerProblem(
  { db, user, planned = new Map<string, string>() }: Reporting,
  { id }: Employee,
  manager: Employee,
): Promise<HrmsSkipReason | null> {
  if (user.employeeId !== null && manager.id === user.employeeId) return 'ownReport';
  if (!manager.isActive) return 'managerLeft';
  const above = new Set<string>();
  let next: string | null = manager.id;
  while (next !== null && !above.has(next)) {
    if (next === id) return 'cycle';
    above.add(next);
    next = planned.get(next) ?? (await db.get('employees', next))?.reportingToId ?? null;
  }
  return null;
}
