import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Workspace } from './workspace.ts';

/**
 * The person's profile in a tenant, with the flag that the response carries next to it. The gateway
 * and every page load it through this actor. Rejects with a Problem.
 */
export const loadWorkspace = fromPromise<Workspace, { tenant: Workspace['tenant'] }>(
  async ({ input, signal }) => {
    const { id, name } = input.tenant;
    const [{ profile }, { isTeamLead }] = await Promise.all([
      api.getProfile({ tenantId: id, signal }),
      api.getIsTeamLead({ tenantId: id, signal }),
    ]);
    return { tenant: { id, name }, profile, isTeamLead };
  },
);
