import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { foundOr404, idFree } from '../../../core/records/records.ts';
import { conflictAt, reject, rejectField } from '../../../core/requests/http-error.ts';
import { checkVersion, created } from '../../../core/records/versions.ts';
import { cleanOrEmpty } from '../../../store/normalize-name.ts';
import type { Group, Scope } from '../../../store/store.ts';
import type { Person, World } from '../../../store/world.ts';
import type { AssetLookup } from '../../../store/world/assets.ts';
import { changedIfOther } from '../../../common/assets/changed-if-other.ts';
import { byText } from '../../../common/assets/find.ts';

type Db = Scope<World>;
type Kind = 'assetCategories' | 'assetLocations';

interface Change<Body> {
  db: Db;
  person: Person;
  clock: { now(): number };
  body: Body;
}

const unknown = {
  assetCategories: 'assetCategoryUnknown',
  assetLocations: 'assetLocationUnknown',
} as const;

/** The categories and locations by which assets are found. Source: ASSET-035. */
export const lookupValues: Pick<
  Handlers<'assets'>,
  | 'listAssetCategories'
  | 'createAssetCategory'
  | 'updateAssetCategory'
  | 'deleteAssetCategory'
  | 'listAssetLocations'
  | 'createAssetLocation'
  | 'updateAssetLocation'
  | 'deleteAssetLocation'
> = {
  listAssetCategories: async ({ db }) => {
    const found = (await db.query('assetCategories')).toSorted((a, b) => byText(a.name, b.name));
    const counts = toCounts(await db.groups('assetTypes', { by: 'assetCategoryId' }));
    return ok({ assetCategories: found.map((each) => categoryView(each, counts.get(each.id))) });
  },

  createAssetCategory: async (call) => {
    const category = await create(call, 'assetCategories');
    const successMessages = [message('assetCategoryCreated')];
    return ok({ assetCategory: categoryView(category), successMessages });
  },

  updateAssetCategory: async (call) => {
    const category = await rename(call, 'assetCategories');
    const count = await call.db.count('assetTypes', { assetCategoryId: category.id });
    const successMessages = [message('assetCategoryUpdated')];
    return ok({ assetCategory: categoryView(category, count), successMessages });
  },

  deleteAssetCategory: async ({ db, path }) => {
    const { id } = await findLookup(db, 'assetCategories', path.categoryId);
    const count = await db.count('assetTypes', { assetCategoryId: id });
    if (count > 0) throw reject(409, 'assetCategoryInUse', { count });
    await db.remove('assetCategories', id);
    return ok({ successMessages: [message('assetCategoryDeleted')] });
  },

  listAssetLocations: async ({ db }) => {
    const found = (await db.query('assetLocations')).toSorted((a, b) => byText(a.name, b.name));
    const counts = toCounts(await db.groups('assets', { by: 'assetLocationId' }));
    return ok({ assetLocations: found.map((each) => locationView(each, counts.get(each.id))) });
  },

  createAssetLocation: async (call) => {
    const location = await create(call, 'assetLocations');
    const successMessages = [message('assetLocationCreated')];
    return ok({ assetLocation: locationView(location), successMessages });
  },

  updateAssetLocation: async (call) => {
    const location = await rename(call, 'assetLocations');
    const count = await call.db.count('assets', { assetLocationId: location.id });
    const successMessages = [message('assetLocationUpdated')];
    return ok({ assetLocation: locationView(location, count), successMessages });
  },

  deleteAssetLocation: async ({ db, path }) => {
    const { id } = await findLookup(db, 'assetLocations', path.locationId);
    const count = await db.count('assets', { assetLocationId: id });
    if (count > 0) throw reject(409, 'assetLocationInUse', { count });
    await db.remove('assetLocations', id);
    return ok({ successMessages: [message('assetLocationDeleted')] });
  },
};

/** Categories or locations for a select box, by name. */
export const toLookupValues = (found: readonly AssetLookup[]): { id: string; value: string }[] =>
  found.toSorted((a, b) => byText(a.name, b.name)).map(({ id, name }) => ({ id, value: name }));

/** The number of records by a value. */
export const toCounts = (
  groups: readonly Pick<Group<string>, 'value' | 'count'>[],
): ReadonlyMap<string | null, number> => new Map(groups.map(({ value, count }) => [value, count]));

const categoryView = ({ id, name, version }: AssetLookup, assetTypeCount = 0) => ({
  id,
  value: name,
  assetTypeCount,
  version,
});

const locationView = ({ id, name, version }: AssetLookup, assetCount = 0) => ({
  id,
  value: name,
  assetCount,
  version,
});

async function findLookup(db: Db, kind: Kind, id: string): Promise<AssetLookup> {
  return foundOr404(await db.get(kind, id), unknown[kind]);
}

async function create(call: Change<{ id: string; value: string }>, kind: Kind) {
  const { db, body } = call;
  idFree(await db.get(kind, body.id));
  const lookup = created({ id: body.id, name: await readName(db, kind, body) }, call);
  await db.put(kind, lookup);
  return lookup;
}

async function rename(call: Change<{ id: string; value: string; version?: number }>, kind: Kind) {
  const { db, body } = call;
  const before = await findLookup(db, kind, body.id);
  checkVersion(before, body.version, { name: 'value' });
  const lookup = changedIfOther(before, { name: await readName(db, kind, body) }, call);
  await db.put(kind, lookup);
  return lookup;
}

/** 400 for a blank name, 409 when another record has it; case is ignored. */
async function readName(
  db: Db,
  kind: Kind,
  { id, value }: { id: string; value: string },
): Promise<string> {
  const name = cleanOrEmpty(value);
  if (name === '') throw rejectField('value', 'required', { field: 'value' });
  const other = await db.find(kind, { name });
  if (other && other.id !== id) {
    throw conflictAt('value', 'assetNameTaken', { name });
  }
  return name;
}
