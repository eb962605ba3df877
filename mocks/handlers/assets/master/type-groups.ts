import type { components } from '@atrium/contract/generated/types.ts';
import { byText } from '../../../common/assets/find.ts';
import { statuses } from '../../../common/assets/master-data.ts';
import type { Scope, Where } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { AssetRecord } from '../../../store/world/assets.ts';

type Db = Scope<World>;

/** The assets of a type in one status. */
export interface TypeGroup {
  assetTypeId: string;
  status: components['schemas']['AssetStatus'];
  count: number;
  price: number;
  /** The first day of the longest time in this status. */
  since?: string;
}

/** Counts the assets of each type in each status. */
export async function groupByType(db: Db, where: Where<AssetRecord>): Promise<TypeGroup[]> {
  const found = await Promise.all(
    statuses.map(async ({ masterId: statusId, description: status }) => {
      const groups = await db.groups('assets', {
        where: { ...where, statusId },
        by: 'assetTypeId',
        sum: 'price',
        lowest: 'statusSince',
      });
      return groups.map(({ value, count, sum, lowest }) => ({
        assetTypeId: value ?? '',
        status,
        count,
        price: sum,
        ...(lowest !== undefined && { since: String(lowest) }),
      }));
    }),
  );
  return found.flat();
}

/** A type in a report. */
export interface NamedType {
  assetCategoryId: string;
  assetTypeId: string;
  assetCategory: string;
  assetType: string;
}

/** The types with these ids and their categories, by category and name. */
export async function loadTypes(db: Db, typeIds: Iterable<string>): Promise<NamedType[]> {
  const ids = [...new Set(typeIds)];
  const types = await db.getMany('assetTypes', ids);
  const categoryIds = Array.from(types.values(), ({ assetCategoryId }) => assetCategoryId);
  const categories = await db.getMany('assetCategories', categoryIds);
  return ids
    .map((assetTypeId) => {
      const { assetCategoryId = '', name: assetType = '' } = types.get(assetTypeId) ?? {};
      const assetCategory = categories.get(assetCategoryId)?.name ?? '';
      return { assetCategoryId, assetTypeId, assetCategory, assetType };
    })
    .toSorted(
      (a, b) => byText(a.assetCategory, b.assetCategory) || byText(a.assetType, b.assetType),
    );
}
