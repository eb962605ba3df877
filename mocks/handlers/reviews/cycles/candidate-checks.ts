import type { components } from '@atrium/contract/generated/types.ts';
import type { Employee } from '../../../store/world/people.ts';
import { isMember } from '../../../core/records/access.ts';
import { listRoleKeysWith, type Db } from '../../../common/reviews/review-context.ts';
import { listAdmitted } from '../people.ts';

type Check = components['schemas']['CandidateCheck'];

interface Tenant {
  db: Db;
  /** The platform records, which hold who may enter the tenant. */
  platform: Db;
  tenantId: string;
}

/** What keeps the reviews of some active employees from going on by themselves. */
export async function loadChecks(
  { db, platform, tenantId }: Tenant,
  employees: readonly Employee[],
): Promise<(employee: Employee) => Check[]> {
  const employeeId = employees.map(({ id }) => id);
  const linked = await db.query('tenantUsers', { where: { employeeId } });
  const users = new Map(linked.filter(isMember).map((user) => [user.employeeId, user]));
  const admitted = new Set(
    await listAdmitted(
      platform,
      tenantId,
      Array.from(users.values(), ({ id }) => id),
    ),
  );
  const managers = await db.getMany(
    'employees',
    employees.flatMap(({ reportingToId }) => reportingToId ?? []),
  );
  const entitled = new Set(await listRoleKeysWith(db, 'reviews.basic'));
  return ({ id, reportingToId }) => {
    const user = users.get(id);
    const checks: Check[] = [];
    if (!admitted.has(user?.id ?? '')) checks.push('NoUser');
    else if (!entitled.has(user?.roleKey ?? '')) checks.push('NoRight');
    if (!managers.get(reportingToId ?? '')?.isActive) checks.push('NoManager');
    return checks;
  };
}
