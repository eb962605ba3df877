import { isMember, loadRights } from '../../core/access.ts';
import { ok, type Call, type Handlers } from '../../core/handler.ts';

import { reject } from '../../core/http-error.ts';
import { byText } from '../../common/assets/find.ts';
import type { Member } from '../../store/world.ts';
import { loadDirectory } from './directory.ts';

type Lookup = Call<'listAssetTenants'>;

/** The caller's tenants that contain a scanned asset. Not in the requirements. */
export const tenants: Pick<Handlers<'assets'>, 'listAssetTenants'> = {
  listAssetTenants: async (call) => {
    const { person, platform } = call;
    const assignments = await platform.query('assignments', { where: { personId: person.id } });
    const found = [];
    for (const { tenantId, isUserAssigned } of assignments) {
      const tenant = isUserAssigned && (await platform.get('tenants', tenantId));
      if (!tenant || !(await canSee(call, tenantId))) continue;
      found.push({ id: tenant.id, name: tenant.name });
    }
    // The same error as for an unknown asset, so that no other asset is revealed.
    if (found.length === 0) throw reject(404, 'assetUnknown');
    return ok({ tenants: found.toSorted((a, b) => byText(a.name, b.name)) });
  },
};

/**
 * Whether the caller may see the asset in a tenant: by the right to view assets, or as its
 * assignee.
 */
async function canSee({ tx, person, query }: Lookup, tenantId: string): Promise<boolean> {
  const db = tx.tenant(tenantId);
  const [user, asset] = await Promise.all([
    db.get('tenantUsers', person.id),
    db.get('assets', query.assetId),
  ]);
  if (!asset || !isMember(user)) return false;
  if ((await loadRights(tx, user, tenantId)).includes('assetManager.view')) return true;
  return isAssignedTo(asset, user, await getTeamIds(db, user));
}

const isAssignedTo = (
  { employeeId, teamId }: { employeeId: string | null; teamId: string | null },
  user: Member,
  teamIds: readonly string[],
): boolean =>
  (employeeId !== null && employeeId === user.employeeId) ||
  (teamId !== null && teamIds.includes(teamId));

/** The teams of a user in their tenant. */
const getTeamIds = async (
  db: ReturnType<Lookup['tx']['tenant']>,
  { employeeId }: Member,
): Promise<readonly string[]> =>
  employeeId === null ? [] : (await loadDirectory(db)).teamIds({ employeeId, teamId: null });
