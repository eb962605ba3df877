import { message, ok, type Call, type Handlers } from '../../core/requests/handler.ts';
import { idFree } from '../../core/records/records.ts';
import { reject, rejectField } from '../../core/requests/http-error.ts';
import { checkVersion, created } from '../../core/records/versions.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import { getEditRights } from './access.ts';
import { openRepair } from './list/asset-views.ts';
import { checkCode, checkDetails } from './check-details.ts';
import { withAddition } from './field-history.ts';
import { storeAssets } from './store-assets.ts';
import { changedIfOther } from '../../common/assets/changed-if-other.ts';
import { getToday } from '../../common/assets/days.ts';
import { readDetails, sameDetails } from './details.ts';
import { FieldErrors } from '../../common/assets/field-errors.ts';
import { requireAsset, loadProperties } from '../../common/assets/find.ts';
import {
  defaultStatusId,
  emptyId,
  findStatus,
  statusIds,
} from '../../common/assets/master-data.ts';
import { checkValues, mergedValues, sameValues } from './master/property-values.ts';
import { changeStatus, type ChangeTime, type StatusInput } from '../../common/assets/status.ts';

/** Adding and changing assets. Source: ASSET-088, ASSET-049, ASSET-045. */
export const changes: Pick<
  Handlers<'assets'>,
  'addAsset' | 'updateAsset' | 'changeScrappedAssetStatus'
> = {
  addAsset: async (call) => {
    const { db, body } = call;
    const id = body.id ?? crypto.randomUUID();
    idFree(await db.get('assets', id));
    const errors = new FieldErrors();
    const asset = await newAsset(call, { ...body, id }, errors);
    errors.throwIfAny();
    await checkCode(db, asset, id);
    await db.put('assets', asset);
    return ok({ id, successMessages: [message('assetCreated')] });
  },

  updateAsset: async (call) => {
    const { db, body } = call;
    const rights = await getEditRights(call);
    const asset = await requireAsset(db, body.id);
    checkVersion(asset, body.version);
    checkOpen(asset);
    const changeTime = getChangeTime(call);
    const errors = new FieldErrors();
    if (body.assetTypeId !== asset.assetTypeId) errors.add('assetTypeId', 'assetTypeFixed');
    const details = readDetails(body, asset, changeTime.format, errors);
    const input = toStatusInput(body);
    const isOther =
      !sameDetails(details, asset) ||
      body.statusId !== asset.statusId ||
      hasOtherNotes(asset, input);
    if (isOther && !rights.canEditDetails) throw withoutRight('assetManager.editDetails');
    if (rights.canEditDetails) await checkDetails(db, details, asset, changeTime, errors);
    const propertyValues = await readValues(call, asset, rights.canEditProperties, errors);
    const status = changeStatus(asset, input, changeTime, errors);
    errors.throwIfAny();
    await checkCode(db, details, asset.id);
    const after = changedIfOther(asset, { ...details, propertyValues, ...status }, call);
    await storeAssets(db, [{ before: asset, after }]);
    return ok({ successMessages: [message('assetUpdated')] });
  },

  changeScrappedAssetStatus: async (call) => {
    const { db, body, path } = call;
    const asset = await requireAsset(db, path.id);
    checkVersion(asset, body.version);
    if (asset.statusId === statusIds.Disposed) throw reject(400, 'assetDisposed');
    if (asset.statusId !== statusIds.Scrap) throw reject(400, 'assetNotInScrap');
    const to = findStatus(body.statusId);
    if (to !== 'InStore' && to !== 'Disposed') throw rejectField('statusId', 'assetScrapTarget');
    const after = moveAsset(call, asset, toStatusInput(body));
    await storeAssets(db, [{ before: asset, after }]);
    return ok({ successMessages: [message('assetNoLongerScrap', { status: to })] });
  },
};

/** Builds a new asset in store from a form; validation errors are added to `errors`. */
export async function newAsset(
  call: Pick<Call<'addAsset'>, 'db' | 'user' | 'person' | 'clock'>,
  { id, ...sent }: Call<'addAsset'>['body'] & { id: string },
  errors: FieldErrors,
): Promise<AssetRecord> {
  const { db } = call;
  const changeTime = getChangeTime(call);
  const { assetTypeId, statusId, assetProperties } = sent;
  if (assetTypeId === emptyId) errors.require('assetTypeId');
  else if (!(await db.get('assetTypes', assetTypeId))) {
    errors.add('assetTypeId', 'assetTypeUnknown');
  }
  if (statusId !== emptyId && statusId !== defaultStatusId) {
    errors.add('statusId', 'assetStatusOnCreate');
  }
  const details = readDetails(sent, {}, changeTime.format, errors);
  await checkDetails(db, details, null, changeTime, errors);
  const properties = await loadProperties(db, assetTypeId);
  const propertyValues = mergedValues(properties, {}, assetProperties ?? []);
  // Omitted properties are filled in later: the form of a new asset may not show them.
  if (assetProperties) checkValues(properties, propertyValues, assetProperties, errors);
  const { today: day, now: at } = changeTime;
  const first = { statusId: defaultStatusId, day, at, holderName: '', assignmentEndedOn: null };
  const asset = { id, assetTypeId, ...details, ...unused, propertyValues };
  return withAddition(created({ ...asset, statusHistory: [first] }, call));
}

type Changing = Pick<Call<'updateAsset'>, 'user' | 'person' | 'clock'>;

/** An asset with another status. 400 when the status cannot change. */
export function moveAsset(call: Changing, asset: AssetRecord, input: StatusInput): AssetRecord {
  const errors = new FieldErrors();
  const status = changeStatus(asset, input, getChangeTime(call), errors);
  errors.throwIfAny();
  return changedIfOther(asset, status, call);
}

/** Initial values of the fields that the form of a new asset does not set. */
const unused = {
  statusId: defaultStatusId,
  assignmentId: null,
  employeeId: null,
  teamId: null,
  scrappedOn: null,
  disposedOn: null,
  repairs: [],
};

export function getChangeTime({
  user,
  clock,
}: Pick<Call<'addAsset'>, 'user' | 'clock'>): ChangeTime {
  const now = new Date(clock.now()).toISOString();
  return { today: getToday({ user, clock }), now, format: user.dateFormat };
}

/** 400 for an asset that is scrapped, hence locked, or disposed. Source: ASSET-058. */
export function checkOpen({ statusId }: AssetRecord): void {
  if (statusId === statusIds.Scrap) throw reject(400, 'assetScrapLocked');
  if (statusId === statusIds.Disposed) throw reject(400, 'assetDisposed');
}

const withoutRight = (privilege: string) => reject(403, 'privilegeMissing', { privilege });

/** The property values of a form. 403 for a change without the right to it. */
async function readValues(
  { db, body }: Pick<Call<'updateAsset'>, 'db' | 'body'>,
  asset: AssetRecord,
  canEdit: boolean,
  errors: FieldErrors,
): Promise<AssetRecord['propertyValues']> {
  if (!body.assetProperties) return asset.propertyValues;
  const properties = await loadProperties(db, asset.assetTypeId);
  const values = mergedValues(properties, asset.propertyValues, body.assetProperties);
  if (canEdit) {
    checkValues(properties, values, body.assetProperties, errors);
    return sameValues(values, asset.propertyValues) ? asset.propertyValues : values;
  }
  // Values of deleted properties do not count as a change by the user.
  const before = mergedValues(properties, asset.propertyValues, []);
  if (!sameValues(values, before)) throw withoutRight('assetManager.editTypeProperties');
  return asset.propertyValues;
}

type Wished = Call<'updateAsset'>['body'] | Call<'changeScrappedAssetStatus'>['body'];

/** The status fields of a form. */
function toStatusInput(body: Wished) {
  const full = 'assetCode' in body ? body : undefined;
  return {
    statusId: body.statusId,
    days: {
      disposed: body.disposedOnAsString,
      scrapped: full?.scrappedOnAsString,
      sent: full?.sentToRepairOnAsString,
      returned: full?.returnedFromRepairOnAsString,
    },
    notesBefore: full?.repairNotesBeforeService && cleanOrEmpty(full.repairNotesBeforeService),
    notesAfter: full?.repairNotesAfterService && cleanOrEmpty(full.repairNotesAfterService),
    repairFlag: full?.repairStatus ?? null,
  };
}

/** Whether a form's notes on the open repair differ from the stored ones. */
function hasOtherNotes(
  asset: AssetRecord,
  { notesBefore, notesAfter }: ReturnType<typeof toStatusInput>,
) {
  const repair = openRepair(asset);
  const isOther = (note: string | undefined, stored = '') => note !== undefined && note !== stored;
  return isOther(notesBefore, repair?.notesBefore) || isOther(notesAfter, repair?.notesAfter);
}
