import { isAdministrator, loadRights } from '../../../core/records/access.ts';
import type { Call } from '../../../core/requests/handler.ts';
import { reject } from '../../../core/requests/http-error.ts';
import type { Employee } from '../../../store/world/people.ts';

type Caller = Pick<Call<'updateEmployee'>, 'tx' | 'user' | 'path'>;
type LeadFields = Pick<Employee, 'id' | 'isTeamLead' | 'reportingToId'>;

/**
 * Team leads can see the time of their reports. So no one may make themselves a lead or have others
 * report to themselves; only administrators and role managers make others team leads. Unchanged
 * fields are not checked. 403 otherwise.
 */
export async function checkLead(
  { tx, user, path }: Caller,
  before: LeadFields | null,
  after: LeadFields,
): Promise<void> {
  const isNewBelow = after.reportingToId !== (before?.reportingToId ?? null);
  if (isNewBelow && after.reportingToId !== null && after.reportingToId === user.employeeId) {
    throw reject(403, 'ownReports');
  }
  if (!after.isTeamLead || before?.isTeamLead) return;
  if (after.id === user.employeeId) throw reject(403, 'ownLead');
  if (isAdministrator(user)) return;
  const rights = await loadRights(tx, user, path.tenantId);
  if (!rights.includes('roleManager.basic')) throw reject(403, 'leadNeedsRoleManager');
}
