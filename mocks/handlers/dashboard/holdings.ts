import type { components } from '#openapi/generated/types.ts';
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
  const own = await db.query('assets', { where: { employeeId } });
  const assignments = await Promise.all(
    own.map(({ assignmentId }) => db.get('assetAssignments', assignmentId ?? '')),
  );
  const teams = await db.query('teamMembers', { where: { employeeId } });
  const counts = await Promise.all(
    [...new Set(teams.map(({ teamId }) => teamId))].map((teamId) => db.count('assets', { teamId })),
  );
  return {
    assigned: own.length,
    ofTeams: counts.reduce((sum, count) => sum + count, 0),
    toAccept: assignments.filter((each) => each?.handover?.state === 'Pending').length,
  };
}
