import requests from '@atrium/contract/generated/schemas/assets.requests.ts';
import type { Call } from '../../core/requests/handler.ts';
import { reject, type Message } from '../../core/requests/http-error.ts';
import { normalizeName } from '../../store/normalize-name.ts';
import { fieldsUnfit } from '../../core/requests/validate.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { AssetProperty, AssetRecord } from '../../store/world/assets.ts';
import { changedIfOther } from '../../common/assets/changed-if-other.ts';
import { dayAsString } from '../../common/assets/formats.ts';
import type { FieldErrors } from '../../common/assets/field-errors.ts';
import { emptyId, statusIds } from '../../common/assets/master-data.ts';
import { changeStatus } from '../../common/assets/status.ts';
import type { EditRights } from './access.ts';
import { getChangeTime } from './changes.ts';
import { checkDetails } from './check-details.ts';
import { readDetails, sameDetails } from './details.ts';
import { formOfRow, valuesOfRow, type ImportRow, type Names } from './import-row.ts';
import { checkValues, mergedValues, sameValues } from './master/property-values.ts';

type Importing = Pick<Call<'importAssets'>, 'db' | 'user' | 'person' | 'clock'>;

/**
 * The existing asset that each row refers to by its code, regardless of case; rows for new assets
 * have none.
 */
export async function findKnown(
  db: Scope<World>,
  rows: readonly ImportRow[],
): Promise<Map<number, AssetRecord>> {
  const keys = rows.map(({ assetCode = '' }) => normalizeName(assetCode));
  const codeKey = [...new Set(keys)].filter(Boolean);
  const found = await db.query('assets', { where: { codeKey } });
  const byKey = new Map(found.map((asset) => [asset.codeKey, asset]));
  return new Map(
    keys.flatMap((key, at): [number, AssetRecord][] => {
      const asset = byKey.get(key);
      return asset ? [[at, asset]] : [];
    }),
  );
}

/** The reason why a row is based on an outdated asset; null when it is current. */
export function staleMessage(row: ImportRow, asset: AssetRecord | undefined): Message | null {
  if (row.version === undefined || row.version === (asset?.version ?? 0)) return null;
  if (!asset) return { key: 'assetUnknown' };
  if (row.version === 0) return { key: 'assetCodeTaken', values: { code: asset.assetCode } };
  return { key: 'changedByOther', values: { who: asset.changedByName } };
}

/** Data that an update needs in addition to its row. */
interface Known {
  asset: AssetRecord;
  names: Names;
  properties: readonly AssetProperty[];
  rights: () => Promise<EditRights>;
}

/**
 * The asset after its row; the same object when nothing changes. Validated by the rules of
 * updateAsset; errors are added by form field.
 */
export async function updatedAsset(
  call: Importing,
  row: ImportRow,
  { asset, names, properties, rights }: Known,
  errors: FieldErrors,
): Promise<AssetRecord> {
  const changeTime = getChangeTime(call);
  const form = formOfUpdate(row, asset, names, errors);
  const sent = valuesOfRow(row, properties, errors);
  const details = readDetails(form, asset, changeTime.format, errors);
  const values = mergedValues(properties, asset.propertyValues, sent);
  const hasValues = !sameValues(values, mergedValues(properties, asset.propertyValues, []));
  const isOther =
    form.assetTypeId !== asset.assetTypeId ||
    form.statusId !== asset.statusId ||
    !sameDetails(details, asset);
  if (!isOther && !hasValues) return asset;
  const { canEditDetails, canEditProperties } = await rights();
  if (isOther && !canEditDetails) throw withoutRight('assetManager.editDetails');
  if (hasValues && !canEditProperties) throw withoutRight('assetManager.editTypeProperties');
  checkOpen(asset, errors);
  if (form.assetTypeId !== asset.assetTypeId) errors.add('assetTypeId', 'assetTypeFixed');
  checkLimits(form, errors);
  await checkDetails(call.db, details, asset, changeTime, errors);
  if (hasValues) checkValues(properties, values, sent, errors);
  const today = dayAsString(changeTime.today, changeTime.format);
  const status = changeStatus(
    asset,
    {
      statusId: form.statusId,
      days: { returned: today, sent: today, scrapped: today, disposed: today },
      notesBefore: undefined,
      notesAfter: undefined,
      repairFlag: null,
    },
    changeTime,
    errors,
  );
  const propertyValues = hasValues ? values : asset.propertyValues;
  return changedIfOther(asset, { ...details, propertyValues, ...status }, call);
}

/** The form of an asset whose cells a row overwrites; the code keeps its stored spelling. */
function formOfUpdate(row: ImportRow, asset: AssetRecord, names: Names, errors: FieldErrors) {
  const before: ImportRow = {
    name: asset.name,
    serialNumber: asset.serialNumber,
    invoiceNumber: asset.invoiceNumber,
    dateOfPurchase: asset.dateOfPurchase,
    price: String(asset.price),
    warrantyStartDate: asset.warrantyStartDate,
    warrantyPeriod: String(asset.warrantyPeriod),
  };
  const form = formOfRow({ ...before, ...row, assetCode: asset.assetCode }, names, errors);
  return {
    ...form,
    assetTypeId: row.assetType === undefined ? asset.assetTypeId : form.assetTypeId,
    vendorId: row.vendor === undefined ? asset.vendorId : form.vendorId,
    assetLocationId:
      row.assetLocation === undefined ? asset.assetLocationId : (form.assetLocationId ?? emptyId),
    statusId: form.statusId === emptyId ? asset.statusId : form.statusId,
  };
}

function checkLimits(form: ReturnType<typeof formOfUpdate>, errors: FieldErrors): void {
  const body = requests.operations['updateAsset']?.body;
  if (!body) return;
  const full = { ...form, id: emptyId };
  for (const [field, { key, values }] of fieldsUnfit(full, body, requests)) {
    errors.add(field, key, values);
  }
}

/** A scrapped asset is locked, as is a disposed one. */
function checkOpen({ statusId }: AssetRecord, errors: FieldErrors): void {
  if (statusId === statusIds.Scrap) errors.add('assetCode', 'assetScrapLocked');
  if (statusId === statusIds.Disposed) errors.add('assetCode', 'assetDisposed');
}

const withoutRight = (privilege: string) => reject(403, 'privilegeMissing', { privilege });
