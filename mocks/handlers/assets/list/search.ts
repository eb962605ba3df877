import { normalizeName } from '../../../store/normalize-name.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import type { Condition } from '../../../store/store.ts';
import type { TenantUser } from '../../../store/world.ts';
import type { AssetRecord } from '../../../store/world/assets.ts';
import { addDays } from '../../../common/clockwork/time.ts';
import { emptyId, statuses } from '../../../common/assets/master-data.ts';

type Contract = components['schemas'];
type Search = Contract['AssetSearch'];

/** Default number of days within which a warranty ends soon. */
const soonInDays = 30;

/** The warranty status of an asset on a day. */
export function getWarranty(
  { warrantyEndDate }: Pick<AssetRecord, 'warrantyEndDate'>,
  today: string,
  days = soonInDays,
): Contract['AssetWarranty'] {
  if (warrantyEndDate < today) return 'Expired';
  return warrantyEndDate <= addDays(today, days) ? 'Expiring' : 'Valid';
}

/**
 * The conditions of a search: all filters except status, property and column filters. An empty list
 * of ids does not filter; employees, teams and unassigned form one combined filter.
 */
export function toConditions(search: Search, { today, format }: Reader): Condition<AssetRecord> {
  const { warranty, warrantyDays, isUnassigned } = search;
  const holders = [
    ...(search.employeeIds ?? []),
    ...(search.teamIds ?? []),
    ...(isUnassigned ? [null] : []),
  ];
  const days = format === 'DD/MM/YYYY' ? 'daysDayFirst' : 'daysMonthFirst';
  return {
    where: {
      assetTypeId: among(search.assetTypeIds),
      categoryId: among(search.assetCategoryIds),
      vendorId: among(search.vendorIds),
      assetLocationId: among(search.assetLocationIds?.map((id) => (id === emptyId ? null : id))),
      id: among(search.assetIds),
      holderId: among(holders),
      handoverState: search.handoverStates?.length
        ? search.handoverStates.filter((state) => state !== 'Ended')
        : undefined,
      warrantyEndDate: warranty && toEndDates(warranty, today, warrantyDays),
    },
    contains: splitTerms(search.search ?? '').map((text) => ({
      fields: /[^\d/]/.test(text) ? (['searchText'] as const) : (['searchText', days] as const),
      text,
    })),
  };
}

/** Who reads a list, and when. */
export interface Reader {
  today: string;
  format: TenantUser['dateFormat'];
}

const among = <Id>(ids: readonly Id[] | undefined) => (ids?.length ? ids : undefined);

/** The days on which the warranty of assets with a warranty status ends. */
function toEndDates(warranty: Contract['AssetWarranty'], today: string, days = soonInDays) {
  const soon = addDays(today, days + 1);
  if (warranty === 'Expired') return { below: today };
  return warranty === 'Expiring' ? { from: today, below: soon } : { from: soon };
}

/** The words of a search, as the store compares them. */
export const splitTerms = (search: string) => normalizeName(search).split(' ').filter(Boolean);

/** The number of assets in each status. */
export const toStatusCounts = (
  count: (statusId: string) => number,
): Contract['AssetStatusCount'][] =>
  statuses.map(({ masterId, description }) => ({
    statusId: masterId,
    assetStatus: description,
    assetCount: count(masterId),
  }));
