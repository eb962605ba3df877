import { refuse, refuseField } from '../../core/refusal.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { AssetAssignmentRecord, AssetRecord } from '../../store/world/assets.ts';
import { directoryOf } from './directory.ts';
import { typeOf } from '../../common/assets/find.ts';
import { statusOf } from '../../common/assets/master-data.ts';

type Db = Scope<World>;
type Receiver = Pick<AssetAssignmentRecord, 'employeeId' | 'teamId' | 'holderName'>;

interface Sent {
  employeeId: string | null;
  teamId?: string | null;
}

/** 409 when somebody has the asset, 400 when it is not in store for another reason. */
export async function checkAssignable(db: Db, asset: AssetRecord): Promise<void> {
  const status = statusOf(asset);
  if (status === 'InStore') return;
  if (status === 'Assigned') {
    const who = (await directoryOf(db)).holderName(asset);
    throw refuse(409, 'assetTaken', { asset: asset.assetCode, who });
  }
  throw refuse(400, 'assetNotInStore', { asset: asset.assetCode, status });
}

/**
 * Who takes an asset: a team, or an employee, as the set-up of its type says. 400 when the other is
 * named, or the one is unknown or not active. Source: document 3, sections 1 and 3.
 */
export async function receiverOf(
  db: Db,
  { assetTypeId }: AssetRecord,
  { employeeId, teamId = null }: Sent,
): Promise<Receiver> {
  const { isTeam } = await typeOf(db, assetTypeId);
  if (isTeam) {
    if (teamId === null || employeeId !== null) throw refuseField('teamId', 'assetForTeam');
    return { employeeId: null, teamId, holderName: await teamNameOf(db, teamId) };
  }
  if (employeeId === null || teamId !== null) throw refuseField('employeeId', 'assetForEmployee');
  return { employeeId, teamId: null, holderName: await employeeNameOf(db, employeeId) };
}

async function teamNameOf(db: Db, id: string): Promise<string> {
  const team = await db.get('teams', id);
  if (!team) throw refuseField('teamId', 'assetTeamUnknown');
  if (!team.isActive) throw refuseField('teamId', 'assetHolderInactive', { who: team.teamName });
  return team.teamName;
}

async function employeeNameOf(db: Db, id: string): Promise<string> {
  const employee = await db.get('employees', id);
  if (!employee) throw refuseField('employeeId', 'assetEmployeeUnknown');
  const { fullName, isActive } = employee;
  if (!isActive) throw refuseField('employeeId', 'assetHolderInactive', { who: fullName });
  return fullName;
}
