import type { World } from '../../store/world.ts';
import type { Transaction } from '../../store/store.ts';
import { loadRights } from '../../core/records/access.ts';
import { reject } from '../../core/requests/http-error.ts';
import type { TenantUser } from '../../store/world.ts';

type Privilege = World['roles']['privileges'][number];

interface Caller {
  tx: Transaction<World>;
  user: TenantUser;
  path: { tenantId: string };
}

/** The parts of an asset that a user may change. Source: ASSET-095. */
export interface EditRights {
  canEditDetails: boolean;
  canEditProperties: boolean;
}

/** 403 unless the caller has one of the rights: for operations that multiple pages use. */
export async function demandAny(call: Caller, ...privileges: Privilege[]): Promise<void> {
  const rights = await loadRights(call.tx, call.user, call.path.tenantId);
  if (privileges.some((privilege) => rights.includes(privilege))) return;
  throw reject(403, 'privilegeMissing', { privilege: privileges.join(' / ') });
}

/**
 * The rights CanEditAssetDetails and CanEditAssetTypeProperties. 403 with neither. Source:
 * ASSET-095.
 */
export async function getEditRights(call: Caller): Promise<EditRights> {
  const rights = await loadRights(call.tx, call.user, call.path.tenantId);
  const canEditDetails = rights.includes('assetManager.editDetails');
  const canEditProperties = rights.includes('assetManager.editTypeProperties');
  if (!canEditDetails && !canEditProperties) {
    const privilege = 'assetManager.editDetails / assetManager.editTypeProperties';
    throw reject(403, 'privilegeMissing', { privilege });
  }
  return { canEditDetails, canEditProperties };
}
