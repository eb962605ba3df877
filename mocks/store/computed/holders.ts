import type { Dependents, Derivation, Scope, Where } from '../store.ts';
import type { World } from '../world.ts';
import type { AssetRecord } from '../world/assets.ts';
import type { Employee } from '../world/people.ts';
import type { Team } from '../world/teams.ts';

/** The employee whose assets change. */
export const employeeOfAsset: Dependents<World, AssetRecord, Employee> = {
  fields: ['employeeId'],
  where: ({ employeeId }) => (employeeId === null ? [] : [{ id: employeeId }]),
};

/** Whether a team has assets. Source: ASSET-046. */
export const computedTeams: Derivation<World, Team> = {
  compute: async (scope, { id }) => ({ hasAssets: await hasAssets(scope, { teamId: id }) }),
  from: {
    assets: {
      fields: ['teamId'],
      where: ({ teamId }) => (teamId === null ? [] : [{ id: teamId }]),
    },
  },
};

/** Whether assets meet a condition. */
export const hasAssets = async (
  scope: Pick<Scope<World>, 'query'>,
  where: Where<AssetRecord>,
): Promise<boolean> => (await scope.query('assets', { where, limit: 1 })).length > 0;
