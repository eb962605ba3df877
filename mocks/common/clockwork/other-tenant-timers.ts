import type { components } from '@atrium/contract/generated/types.ts';
import { loadRights } from '../../core/records/access.ts';
import type { Call } from '../../core/requests/handler.ts';
import { runningEntry } from './timesheet.ts';

/** The context of a call about the current user's timer. */
interface RunningEntriesCall extends Pick<
  Call<'getRunningEntries'>,
  'tx' | 'person' | 'platform' | 'clock' | 'view'
> {
  path: { tenantId: string };
}

type RunningElsewhere = components['schemas']['RunningElsewhere'];

/**
 * The other tenants in which the caller's timer runs, by name: only those that they may enter and
 * where they may use ClockWork. Source: CLOCK-001.
 */
export async function listOtherTenantTimers(call: RunningEntriesCall): Promise<RunningElsewhere> {
  const { person, platform, path } = call;
  // Who views the tenant as this user sees nothing of their other tenants.
  if (call.view) return [];
  const assigned = await platform.query('assignments', { where: { personId: person.id } });
  const others = assigned.filter(
    ({ tenantId, isUserAssigned }) => isUserAssigned && tenantId !== path.tenantId,
  );
  const found = await Promise.all(others.map(({ tenantId }) => timerIn(call, tenantId)));
  return found.flat().toSorted((a, b) => a.tenantName.localeCompare(b.tenantName, 'en'));
}

async function timerIn(
  { tx, person, platform, clock }: RunningEntriesCall,
  tenantId: string,
): Promise<RunningElsewhere> {
  const db = tx.tenant(tenantId);
  const tenant = await platform.get('tenants', tenantId);
  const user = await db.get('tenantUsers', person.id);
  if (!tenant || !user || user.employeeId === null) return [];
  const rights = await loadRights(tx, user, tenantId);
  if (!rights.includes('clockwork.basic')) return [];
  const { employeeId, timeZone } = user;
  const now = new Date(clock.now()).toISOString();
  const running = await runningEntry({ db, employeeId, timeZone, now });
  return running ? [{ tenantId, tenantName: tenant.name, startTime: running.startTime }] : [];
}
