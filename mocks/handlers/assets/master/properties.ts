import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { foundOr404, idFree } from '../../../core/records/records.ts';
import { reject, rejectField } from '../../../core/requests/http-error.ts';
import { checkVersion, created } from '../../../core/records/versions.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import { demandAny } from '../access.ts';
import {
  inOrderOfMaking,
  getNextPosition,
  moveToPosition,
  without,
  clearPositions,
  type Reordered,
} from './config-order.ts';
import { changedIfOther } from '../../../common/assets/changed-if-other.ts';
import { loadProperties, requireType } from '../../../common/assets/find.ts';
import { controlTypes, dataTypes } from '../../../common/assets/master-data.ts';
import { countPropertyUse } from '../../../common/assets/property-use.ts';
import { checkUse, readProperty } from './property-form.ts';
import { propertyView, usedView } from './property-views.ts';

type Db = Scope<World>;

/** The properties of asset types. Source: ASSET-093, ASSET-133. */
export const properties: Pick<
  Handlers<'assets'>,
  | 'listAssetTypeProperties'
  | 'createAssetTypeProperty'
  | 'updateAssetTypeProperty'
  | 'deleteAssetTypeProperty'
  | 'setAssetPropertyOrder'
  | 'resetAssetPropertyOrder'
  | 'clearAssetPropertyOrder'
  | 'getAssetPropertyDefaults'
> = {
  listAssetTypeProperties: async (call) => {
    await demandAny(call, 'assetMaster.basic', 'assetManager.basic');
    const { id } = await requireType(call.db, call.path.typeId);
    return ok({ assetTypeProperties: await loadList(call.db, id) });
  },

  createAssetTypeProperty: async (call) => {
    const { db, body, path } = call;
    const { id: assetTypeId } = await requireType(db, path.typeId);
    idFree(await db.get('assetTypeProperties', body.id));
    const others = await loadProperties(db, assetTypeId);
    const property = created(
      {
        ...readProperty(body, others),
        id: body.id,
        assetTypeId,
        configurationOrder: getNextPosition(others),
        sequence: Math.max(0, ...others.map(({ sequence }) => sequence)) + 1,
      },
      call,
    );
    await db.put('assetTypeProperties', property);
    const successMessages = [message('assetPropertyCreated')];
    return ok({ assetTypeProperty: propertyView(property), successMessages: successMessages });
  },

  updateAssetTypeProperty: async (call) => {
    const { db, body, path } = call;
    const { id: assetTypeId } = await requireType(db, path.typeId);
    const before = await db.get('assetTypeProperties', body.id);
    if (before?.assetTypeId !== assetTypeId) throw reject(404, 'assetPropertyUnknown');
    checkVersion(before, body.version, {
      name: 'assetTypePropertyName',
      options: 'controlDataListValue',
    });
    const others = (await loadProperties(db, assetTypeId)).filter(({ id }) => id !== before.id);
    const changes = readProperty(body, others, before);
    checkUse(before, changes, countPropertyUse(await groupByUse(db, assetTypeId), before));
    const property = changedIfOther(before, changes, call);
    await db.put('assetTypeProperties', property);
    const successMessages = [message('assetPropertyUpdated')];
    return ok({ assetTypeProperty: propertyView(property), successMessages: successMessages });
  },

  deleteAssetTypeProperty: async ({ db, path }) => {
    const property = foundOr404(
      await db.get('assetTypeProperties', path.id),
      'assetPropertyUnknown',
    );
    const { id, assetTypeId } = property;
    const { count } = countPropertyUse(await groupByUse(db, assetTypeId), property);
    if (count > 0) throw reject(409, 'assetPropertyHasValues', { count });
    const all = await loadProperties(db, assetTypeId);
    await storeOrder(db, without(all, id));
    await db.remove('assetTypeProperties', id);
    return ok({ successMessages: [message('assetPropertyDeleted')] });
  },

  setAssetPropertyOrder: async ({ db, path, query }) => {
    const all = await loadProperties(db, (await requireType(db, path.id)).id);
    const property = all.find(({ id }) => id === query.propertyId);
    if (!property) throw rejectField('propertyId', 'assetPropertyUnknown');
    await storeOrder(db, moveToPosition(all, property, query.configurationOrder));
    return ok(await ordered(db, path.id, 'assetOrderChanged'));
  },

  resetAssetPropertyOrder: async ({ db, path }) => {
    const all = await loadProperties(db, (await requireType(db, path.id)).id);
    await storeOrder(db, inOrderOfMaking(all));
    return ok(await ordered(db, path.id, 'assetOrderReset'));
  },

  clearAssetPropertyOrder: async ({ db, path }) => {
    const all = await loadProperties(db, (await requireType(db, path.id)).id);
    await storeOrder(db, clearPositions(all));
    return ok(await ordered(db, path.id, 'assetOrderCleared'));
  },

  getAssetPropertyDefaults: async () => ok({ dataTypes, controlTypes }),
};

/** The properties of a type, and how many assets use each of them. */
async function loadList(db: Db, assetTypeId: string) {
  const groups = await groupByUse(db, assetTypeId);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return (await loadProperties(db, assetTypeId)).map((property) =>
    usedView(property, countPropertyUse(groups, property), total),
  );
}

/** The assets of a type by the properties and options that they use. */
const groupByUse = async (db: Db, assetTypeId: string) =>
  db.groups('assets', { where: { assetTypeId }, by: 'propertyUse' });

/** A new position is not a change of the property itself, so its version stays the same. */
async function storeOrder(db: Db, reordered: Reordered): Promise<void> {
  for (const property of reordered) await db.put('assetTypeProperties', property);
}

const ordered = async (
  db: Db,
  assetTypeId: string,
  successMessages: 'assetOrderChanged' | 'assetOrderReset' | 'assetOrderCleared',
) => ({
  assetTypeProperties: await loadList(db, assetTypeId),
  successMessages: [message(successMessages)],
});
