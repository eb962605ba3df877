import { api } from '#openapi/client/index.ts';
import type { Workspace } from '#machines/session/workspace.ts';
import type { RememberedTenant } from './remembered.ts';

/** Reads who the person is in the remembered tenant. Rejects with a Problem. */
export async function readWorkspace({ id, name }: RememberedTenant): Promise<Workspace> {
  const [{ profile }, { isTeamLead }] = await Promise.all([
    api.getProfile({ tenantId: id }),
    api.getIsTeamLead({ tenantId: id }),
  ]);
  return { tenant: { id, name }, profile, isTeamLead };
}
