import type { Call } from '../../../core/requests/handler.ts';
import { reject, rejectField } from '../../../core/requests/http-error.ts';
import { foundOr404 } from '../../../core/records/records.ts';
import { changed } from '../../../core/records/versions.ts';
import { cleanOrEmpty } from '../../../store/normalize-name.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { AssetAssignmentRecord, AssetRecord, AssetType } from '../../../store/world/assets.ts';
import type { Employee } from '../../../store/world/people.ts';
import type { Team } from '../../../store/world/teams.ts';
import { dayAsString } from '../../../common/assets/formats.ts';
import { presentDay, getToday } from '../../../common/assets/days.ts';
import { statusIds, getStatus } from '../../../common/assets/master-data.ts';
import { historyWith } from '../../../common/assets/status-history.ts';
import { lastStatusDay } from '../../../common/assets/status.ts';
import { storeChanged } from '../field-history.ts';
import { createHandover, requestAcceptance } from './handover.ts';
import type { Change } from '../store-assets.ts';

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

/** What assignments refer to, loaded at once. */
export interface Assigning {
  assets: ReadonlyMap<string, AssetRecord>;
  types: ReadonlyMap<string, AssetType>;
  employee: Employee | undefined;
  team: Team | undefined;
}

/** Loads what the assignments of assets to one assignee refer to. */
export async function loadAssigning(
  db: Scope<World>,
  assetIds: readonly string[],
  { employeeId, teamId = null }: RequestInput,
): Promise<Assigning> {
  const assets = await db.getMany('assets', assetIds);
  return {
    assets,
    types: await db.getMany(
      'assetTypes',
      [...assets.values()].map(({ assetTypeId }) => assetTypeId),
    ),
    employee: employeeId === null ? undefined : await db.get('employees', employeeId),
    team: teamId === null ? undefined : await db.get('teams', teamId),
  };
}

/** An asset before and after its assignment. */
export interface NewAssignment extends Change {
  assignment: AssetAssignmentRecord;
}

/**
 * The assignment of an asset to a team or an employee; stores nothing. 404 for an unknown asset,
 * 409 for one that is already assigned, 400 for one that is not in store, an unsuitable assignee, or
 * invalid dates. Source: ASSET-031, ASSET-059.
 */
export function buildAssignment(
  call: Caller,
  known: Assigning,
  { id, assetId, ...sent }: RequestInput & Agreed & { id: string; assetId: string },
): NewAssignment {
  const asset = foundOr404(known.assets.get(assetId), 'assetUnknown');
  checkAssignable(asset);
  const receiver = getReceiver(known, asset, sent);
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
    ...(teamId === null ? { employeeName: holderName } : { teamName: holderName }),
    statusHistory: historyWith(asset, 'Assigned', days.startedOn, getNow(call), holderName),
  };
  return { before: asset, after: changed(asset, given, call), assignment };
}

/** Stores new assignments, and requests that the employee accept the assets. */
export async function storeAssignments(
  call: Caller,
  given: readonly NewAssignment[],
): Promise<void> {
  const { db } = call;
  for (const { before, after, assignment } of given) {
    await db.put('assetAssignments', assignment);
    await storeChanged(db, before, after);
  }
  await requestAcceptance(
    call,
    given.map(({ before: asset, assignment }) => ({ asset, assignment })),
  );
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

/** An asset that is taken back: in store from today on. */
export function takeAssetBack(call: Caller, asset: AssetRecord): AssetRecord {
  const day = presentDay(getToday(call), lastStatusDay(asset));
  const takenBack = {
    statusId: statusIds.InStore,
    assignmentId: null,
    employeeId: null,
    teamId: null,
    statusHistory: historyWith(asset, 'InStore', day, getNow(call)),
  };
  return changed(asset, takenBack, call);
}

const getNow = ({ clock }: Pick<Caller, 'clock'>): string => new Date(clock.now()).toISOString();

/** 409 when the asset is assigned, 400 when it is not in store for another reason. */
function checkAssignable(asset: AssetRecord): void {
  const status = getStatus(asset);
  if (status === 'InStore') return;
  if (status === 'Assigned') {
    throw reject(409, 'assetTaken', { asset: asset.assetCode, who: getHolderName(asset) });
  }
  throw reject(400, 'assetNotInStore', { asset: asset.assetCode, status });
}

/** The name of the employee or the team that has an asset. */
export const getHolderName = ({ employeeName, teamName }: AssetRecord): string =>
  employeeName || teamName || '';

/**
 * The assignee: a team or an employee, as the asset type is configured. 400 when the other kind is
 * given, or when it is unknown or inactive. Source: ASSET-030, ASSET-047.
 */
function getReceiver(
  { types, employee, team }: Assigning,
  { assetTypeId }: AssetRecord,
  { employeeId, teamId = null }: RequestInput,
): Receiver {
  const { isTeam } = foundOr404(types.get(assetTypeId), 'assetTypeUnknown');
  if (isTeam) {
    if (teamId === null || employeeId !== null) throw rejectField('teamId', 'assetForTeam');
    return { employeeId: null, teamId, holderName: getTeamName(team) };
  }
  if (employeeId === null || teamId !== null) throw rejectField('employeeId', 'assetForEmployee');
  return { employeeId, teamId: null, holderName: getEmployeeName(employee) };
}

function getTeamName(team: Team | undefined): string {
  if (!team) throw rejectField('teamId', 'assetTeamUnknown');
  if (!team.isActive) throw rejectField('teamId', 'assigneeInactive', { who: team.teamName });
  return team.teamName;
}

function getEmployeeName(employee: Employee | undefined): string {
  if (!employee) throw rejectField('employeeId', 'assetEmployeeUnknown');
  const { fullName, isActive } = employee;
  if (!isActive) throw rejectField('employeeId', 'assigneeInactive', { who: fullName });
  return fullName;
}
