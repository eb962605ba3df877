import type { Dependents, Derivation, Scope, Where } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { AssetRecord } from '../store/world/assets.ts';
import type { Employee } from '../store/world/people.ts';
import type { Team } from '../store/world/teams.ts';

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

/** Whether assets meet a condition; in the order of an index, so that no store reads and sorts all. */
export const hasAssets = async (
  scope: Pick<Scope<World>, 'query'>,
  where: Where<AssetRecord>,
): Promise<boolean> => {
  const order = { by: 'codeKey', direction: 'ascending' } as const;
  return (await scope.query('assets', { where, order, limit: 1 })).length > 0;
};
