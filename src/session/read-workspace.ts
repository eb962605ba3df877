import { api } from '#openapi/client/index.ts';
import type { Workspace } from '#machines/session/workspace.ts';

/** Reads who the person is in a tenant. Rejects with a Problem. */
export async function readWorkspace({ id, name }: Workspace['tenant']): Promise<Workspace> {
  const [{ profile }, { isTeamLead }] = await Promise.all([
    api.getProfile({ tenantId: id }),
    api.getIsTeamLead({ tenantId: id }),
  ]);
  return { tenant: { id, name }, profile, isTeamLead };
}
