import type { components } from '@atrium/contract/generated/types.ts';
import type { Scope } from '../../store/store.ts';
import type { TenantUser, World } from '../../store/world.ts';
import type { AssetFieldChange, AssetRecord } from '../../store/world/assets.ts';
import { dayAsString } from '../../common/assets/formats.ts';
import { loadProperties } from '../../common/assets/find.ts';
import { statusIds, getStatus } from '../../common/assets/master-data.ts';
import { readableValues } from './master/property-views.ts';

type Db = Scope<World>;

/** Fields that are compared as stored. */
const plainFields = [
  'assetCode',
  'name',
  'serialNumber',
  'invoiceNumber',
  'dateOfPurchase',
  'price',
  'warrantyStartDate',
  'warrantyPeriod',
] as const satisfies (AssetFieldChange['field'] & keyof AssetRecord)[];

/** A new asset, whose history starts with the user who added it. */
export const withAddition = (asset: AssetRecord): AssetRecord => ({
  ...asset,
  fieldHistory: [{ at: asset.changedOn, byName: asset.changedByName, isAdded: true, fields: [] }],
});

/**
 * Stores a changed asset with its field changes and their author. Every change of an asset must use
 * this function.
 */
export async function storeChanged(db: Db, before: AssetRecord, after: AssetRecord): Promise<void> {
  const fields = await getChanges(db, before, after);
  const past = before.fieldHistory ?? [];
  const present = { at: after.changedOn, byName: after.changedByName, isAdded: false, fields };
  const fieldHistory = fields.length === 0 ? past : [...past, present];
  await db.put('assets', { ...after, fieldHistory });
}

/** The differences between an asset and its next version, as readable texts. */
export async function getChanges(
  db: Db,
  before: AssetRecord,
  after: AssetRecord,
): Promise<AssetFieldChange[]> {
  const pairs: [AssetFieldChange['field'], string, string][] = [
    ...plainFields.map((field): [typeof field, string, string] => [
      field,
      String(before[field]),
      String(after[field]),
    ]),
    ['assetStatus', getStatus(before), getStatus(after)],
    ['holderName', getAssigneeName(before), getAssigneeName(after)],
  ];
  if (before.assetLocationId !== after.assetLocationId) {
    const id = after.assetLocationId;
    const name = id === null ? '' : ((await db.get('assetLocations', id))?.name ?? '');
    pairs.push(['assetLocationName', before.locationName ?? '', name]);
  }
  if (before.vendorId !== after.vendorId) {
    const name = (await db.get('vendors', after.vendorId))?.name ?? '';
    pairs.push(['vendorName', before.vendorName ?? '', name]);
  }
  const changed = pairs.filter(([, from, to]) => from !== to);
  return [
    ...changed.map(([field, from, to]) => ({ field, propertyName: '', from, to })),
    ...(await getPropertyChanges(db, before, after)),
  ];
}

/** The current assignee's name at the time of the assignment; empty without an assignee. */
function getAssigneeName({ assignmentId, statusHistory }: AssetRecord): string {
  if (assignmentId === null) return '';
  return (
    statusHistory.findLast(({ statusId }) => statusId === statusIds.Assigned)?.holderName ?? ''
  );
}

async function getPropertyChanges(
  db: Db,
  before: AssetRecord,
  after: AssetRecord,
): Promise<AssetFieldChange[]> {
  if (before.propertyValues === after.propertyValues) return [];
  const properties = await loadProperties(db, after.assetTypeId);
  const past = readableValues(properties, before);
  return readableValues(properties, after).flatMap(({ assetTypePropertyName, value: to }, at) => {
    const from = past[at]?.value ?? '';
    if (from === to) return [];
    return [{ field: 'assetProperty' as const, propertyName: assetTypePropertyName, from, to }];
  });
}

/** The field history as the API returns it, newest first. */
export const viewFieldHistory = (
  { fieldHistory = [] }: AssetRecord,
  { dateFormat }: Pick<TenantUser, 'dateFormat'>,
): components['schemas']['AssetChangeRow'][] =>
  fieldHistory.toReversed().map(({ at, byName, isAdded, fields }) => ({
    changedOn: at,
    changedBy: byName,
    isAdded,
    fields: viewChanges(fields, dateFormat),
  }));

/** Field changes as the API returns them, dates in the user's format. */
export const viewChanges = (
  fields: readonly AssetFieldChange[],
  dateFormat: TenantUser['dateFormat'],
): components['schemas']['AssetFieldChange'][] =>
  fields.map(({ field, propertyName, from, to }) => {
    const isDay = field === 'dateOfPurchase' || field === 'warrantyStartDate';
    const show = (value: string) => (isDay ? dayAsString(value, dateFormat) : value);
    return { field, assetTypePropertyName: propertyName, from: show(from), to: show(to) };
  });
