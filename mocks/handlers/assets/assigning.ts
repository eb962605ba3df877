import type { Call } from '../../core/handler.ts';
import { reject, rejectField } from '../../core/http-error.ts';
import { changed } from '../../core/versions.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { AssetAssignmentRecord, AssetRecord } from '../../store/world/assets.ts';
import { loadDirectory } from './directory.ts';
import { dayAsString } from '../../common/assets/day-text.ts';
import { presentDay, getToday } from '../../common/assets/days.ts';
import { requireAsset, requireType } from '../../common/assets/find.ts';
import { endHandoverNotices } from '../../common/assets/reminders-over.ts';
import { statusIds, getStatus } from '../../common/assets/master-data.ts';
import { historyWith } from '../../common/assets/status-history.ts';
import { lastStatusDay } from '../../common/assets/status.ts';
import { storeChanged } from './field-history.ts';
import { createHandover } from './handover.ts';

type Db = Scope<World>;
type Receiver = Pick<AssetAssignmentRecord, 'employeeId' | 'teamId' | 'holderName'>;

type Caller = Pick<Call<'assignAsset'>, 'db' | 'user' | 'person' | 'clock'>;

interface RequestInput {
  employeeId: string | null;
  teamId?: string | null;
}

/** The agreed terms of an assignment. */
interface Agreed {
  startedOn?: string | null;
  expectedReturnOn?: string | null;
  note?: string;
}

/**
 * Assigns an asset to a team or an employee. 404 for an unknown asset, 409 for one that is already
 * assigned, 400 for one that is not in store, an unsuitable assignee, or invalid dates. Everything
 * is validated before anything changes. Source: ASSET-031, ASSET-059.
 */
export async function giveAsset(
  call: Caller,
  { id, assetId, ...sent }: RequestInput & Agreed & { id: string; assetId: string },
): Promise<{ asset: AssetRecord; assignment: AssetAssignmentRecord }> {
  const { db } = call;
  const asset = await requireAsset(db, assetId);
  await checkAssignable(db, asset);
  const receiver = await getReceiver(db, asset, sent);
  const days = agreedDays(asset, sent, call);
  const note = cleanOrEmpty(sent.note ?? '');
  const handover = createHandover(call, receiver);
  const assignment = { id, assetId, ...receiver, ...days, endedOn: null, note, handover };
  const { employeeId, teamId, holderName } = receiver;
  const given = {
    statusId: statusIds.Assigned,
    assignmentId: id,
    employeeId,
    teamId,
    statusHistory: historyWith(asset, 'Assigned', days.startedOn, getNow(call), holderName),
  };
  await db.put('assetAssignments', assignment);
  await storeChanged(db, asset, changed(asset, given, call));
  return { asset, assignment };
}

/**
 * The first day and the return day. 400 for a first day in the future or before the last change.
 */
function agreedDays(asset: AssetRecord, sent: Agreed, { user, clock }: Caller) {
  const today = getToday({ user, clock });
  const earliest = lastStatusDay(asset);
  const present = presentDay(today, earliest);
  const named = sent.startedOn ?? today;
  const startedOn = named === today ? present : named;
  const expectedReturnOn = sent.expectedReturnOn ?? null;
  if (startedOn > present) throw rejectField('startedOn', 'assetStartInFuture');
  if (startedOn < earliest) {
    const day = dayAsString(earliest, user.dateFormat);
    throw rejectField('startedOn', 'assetStartTooEarly', { day });
  }
  if (expectedReturnOn !== null && expectedReturnOn < startedOn) {
    throw rejectField('expectedReturnOn', 'assetReturnTooEarly');
  }
  return { startedOn, expectedReturnOn };
}

/** Ends an assignment: its asset is in store from today on. */
export async function takeAssetBack(
  call: Caller,
  assignment: AssetAssignmentRecord,
): Promise<AssetRecord> {
  const asset = await requireAsset(call.db, assignment.assetId);
  const day = presentDay(getToday(call), lastStatusDay(asset));
  const takenBack = {
    statusId: statusIds.InStore,
    assignmentId: null,
    employeeId: null,
    teamId: null,
    statusHistory: historyWith(asset, 'InStore', day, getNow(call)),
  };
  await call.db.put('assetAssignments', { ...assignment, endedOn: day });
  await endHandoverNotices(call.db, assignment);
  await storeChanged(call.db, asset, changed(asset, takenBack, call));
  return asset;
}

const getNow = ({ clock }: Pick<Caller, 'clock'>): string => new Date(clock.now()).toISOString();

/** 409 when the asset is assigned, 400 when it is not in store for another reason. */
async function checkAssignable(db: Db, asset: AssetRecord): Promise<void> {
  const status = getStatus(asset);
  if (status === 'InStore') return;
  if (status === 'Assigned') {
    const who = (await loadDirectory(db)).holderName(asset);
    throw reject(409, 'assetTaken', { asset: asset.assetCode, who });
  }
  throw reject(400, 'assetNotInStore', { asset: asset.assetCode, status });
}

/**
 * The assignee: a team or an employee, as the asset type is configured. 400 when the other kind is
 * given, or when it is unknown or inactive. Source: ASSET-030, ASSET-047.
 */
async function getReceiver(
  db: Db,
  { assetTypeId }: AssetRecord,
  { employeeId, teamId = null }: RequestInput,
): Promise<Receiver> {
  const { isTeam } = await requireType(db, assetTypeId);
  if (isTeam) {
    if (teamId === null || employeeId !== null) throw rejectField('teamId', 'assetForTeam');
    return { employeeId: null, teamId, holderName: await getTeamName(db, teamId) };
  }
  if (employeeId === null || teamId !== null) throw rejectField('employeeId', 'assetForEmployee');
  return { employeeId, teamId: null, holderName: await getEmployeeName(db, employeeId) };
}

async function getTeamName(db: Db, id: string): Promise<string> {
  const team = await db.get('teams', id);
  if (!team) throw rejectField('teamId', 'assetTeamUnknown');
  if (!team.isActive) throw rejectField('teamId', 'assigneeInactive', { who: team.teamName });
  return team.teamName;
}

async function getEmployeeName(db: Db, id: string): Promise<string> {
  const employee = await db.get('employees', id);
  if (!employee) throw rejectField('employeeId', 'assetEmployeeUnknown');
  const { fullName, isActive } = employee;
  if (!isActive) throw rejectField('employeeId', 'assigneeInactive', { who: fullName });
  return fullName;
}
