import type { components } from '@atrium/contract/generated/types.ts';
import type { TileCall } from './tile.ts';

type Contract = components['schemas'];

/**
 * Assets assigned to the user and to their teams, and those waiting for acceptance; null without an
 * employee record. Source: SHELL-D40.
 */
export async function assetsTile({
  db,
  user: { employeeId },
}: TileCall): Promise<Contract['AssetsTile'] | null> {
  if (employeeId === null) return null;
  const memberships = await db.query('teamMembers', { where: { employeeId } });
  const teamId = memberships.map((each) => each.teamId);
  return {
    assigned: await db.count('assets', { employeeId }),
    ofTeams: teamId.length > 0 ? await db.count('assets', { teamId }) : 0,
    toAccept: await db.count('assets', { employeeId, handoverState: 'Pending' }),
  };
}
