import {
  assetFields,
  assetType,
  buildBulkFields,
  category,
  location,
  propertyFields,
} from '../../../support/assets.ts';
import type { Actor } from '../../../scenario/types.ts';
import { simultaneousCreates, uniqueCreate } from '../../../support/simultaneous-creates.ts';

const countAssets = async (me: Actor, assetCode: string) => {
  const columnFilters = [{ name: 'assetCode', value: assetCode }];
  const body = { page: 1, pageSize: 50 as const, sort: null, columnFilters };
  return (await me.request('listAssets', { body })).totalCount;
};

export default simultaneousCreates('asset, type, property, category, location or audit round', [
  ...(['code', 'name'] as const).map((field) =>
    uniqueCreate('createAssetType', {
      source: 'API-D04',
      field,
      prepare: async (ctx, me) => {
        const assetCategoryId = await category(ctx, me);
        const value = { [field]: ctx.name('T') };
        const fields = () => ({ id: ctx.uuid(), code: ctx.name('C'), name: ctx.name() });
        return {
          send: () => ({ body: { ...fields(), assetCategoryId, ...value } }),
          count: async () => {
            const { assetMaster } = await me.request('listAssetTypes');
            return assetMaster.filter((each) => each[field] === value[field]).length;
          },
        };
      },
    }),
  ),
  uniqueCreate('createAssetTypeProperty', {
    source: 'API-D04',
    field: 'assetTypePropertyName',
    prepare: async (ctx, me) => {
      const path = { typeId: await assetType(ctx, me) };
      const fields = await propertyFields(ctx, me);
      return {
        send: () => ({ path, body: { ...fields, id: ctx.uuid() } }),
        count: async () =>
          (await me.request('listAssetTypeProperties', { path })).assetTypeProperties.length,
      };
    },
  }),
  uniqueCreate('createAssetCategory', {
    source: 'API-D04',
    field: 'value',
    prepare: (ctx, me) => {
      const value = ctx.name();
      return {
        send: () => ({ body: { id: ctx.uuid(), value } }),
        count: async () => {
          const { assetCategories } = await me.request('listAssetCategories');
          return assetCategories.filter((each) => each.value === value).length;
        },
      };
    },
  }),
  uniqueCreate('createAssetLocation', {
    source: 'API-D04',
    field: 'value',
    prepare: (ctx, me) => {
      const value = ctx.name();
      return {
        send: () => ({ body: { id: ctx.uuid(), value } }),
        count: async () => {
          const { assetLocations } = await me.request('listAssetLocations');
          return assetLocations.filter((each) => each.value === value).length;
        },
      };
    },
  }),
  uniqueCreate('addAsset', {
    source: 'API-D04',
    field: 'assetCode',
    prepare: async (ctx, me) => {
      const fields = await assetFields(ctx);
      return {
        send: () => ({ body: { ...fields, id: ctx.uuid() } }),
        count: () => countAssets(me, fields.assetCode),
      };
    },
  }),
  uniqueCreate('bulkAddAssets', {
    source: 'API-D04',
    field: 'assets.0.assetCode',
    prepare: async (ctx, me) => {
      const assetCode = ctx.name('A');
      const fields = await buildBulkFields(ctx, [{ assetCode }]);
      return {
        send: () => ({ body: { ...fields, id: ctx.uuid() } }),
        count: () => countAssets(me, assetCode),
      };
    },
  }),
  uniqueCreate('beginAssetAudit', {
    source: 'ASSET-D61',
    field: 'assetLocationId',
    prepare: async (ctx, me) => {
      const assetLocationId = await location(ctx, me);
      return {
        send: () => ({ body: { id: ctx.uuid(), name: ctx.name(), assetLocationId } }),
        count: async () => {
          const { assetAudits } = await me.request('listAssetAudits');
          return assetAudits.filter((each) => each.assetLocationId === assetLocationId).length;
        },
      };
    },
  }),
]);
