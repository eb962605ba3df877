import { isMember, loadRights } from '../../../core/records/access.ts';
import { ok, type Call, type Handlers } from '../../../core/requests/handler.ts';
import { reject } from '../../../core/requests/http-error.ts';
import { byText } from '../../../common/assets/find.ts';

type Lookup = Call<'listAssetTenants'>;

/** The caller's tenants that contain a scanned asset. Not in the requirements. */
export const tenants: Pick<Handlers<'assets'>, 'listAssetTenants'> = {
  listAssetTenants: async (call) => {
    const { person, platform } = call;
    const assignments = await platform.query('assignments', { where: { personId: person.id } });
    const named = await platform.getMany(
      'tenants',
      assignments.filter((each) => each.isUserAssigned).map(({ tenantId }) => tenantId),
    );
    const found = [];
    for (const { id, name } of named.values()) {
      if (await canSee(call, id)) found.push({ id, name });
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
  const { employeeId } = user;
  if (employeeId === null) return false;
  const { teamId } = asset;
  if (teamId === null) return asset.employeeId === employeeId;
  return (await db.count('teamMembers', { teamId, employeeId })) > 0;
}
