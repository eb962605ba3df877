import type { Call } from '../../core/requests/handler.ts';
import { compare } from '../../store/query.ts';
import type { Condition, Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import { dayAsString } from '../../common/assets/formats.ts';
import { daysBetween, getToday } from '../../common/assets/days.ts';
import { statusIds } from '../../common/assets/master-data.ts';
import { addDays } from '../../common/clockwork/time.ts';
import { splitTerms, type Reader } from './list/search.ts';

type Caller = Pick<Call<'listRepairedAssets'>, 'db' | 'user' | 'clock'>;
type Search = Call<'listRepairedAssets'>['query'];

/** The columns that are searched, except days. */
const texts = [
  'assetCode',
  'name',
  'typeName',
  'categoryName',
  'locationName',
  'repairNotes',
] as const;

/** The assets in repair whose columns contain all words, the longest in repair first. */
export async function listRepaired(call: Caller, { searchText = '', page, pageSize = 20 }: Search) {
  const { db, user } = call;
  const reader = { today: getToday(call), format: user.dateFormat };
  const terms = splitTerms(searchText);
  const parts = terms.some(isPartOfDay)
    ? await splitByDay(db, terms, reader)
    : [{ where: inRepair, contains: toContains(terms) }];
  const start = page === undefined ? 0 : (page - 1) * pageSize;
  const length = page === undefined ? Number.POSITIVE_INFINITY : pageSize;
  // Each part may contain all assets of the previous pages.
  const offset = parts.length === 1 ? start : 0;
  const limit = page === undefined ? undefined : start - offset + pageSize;
  const order = { by: 'repairSentOn' } as const;
  const found = await Promise.all(
    parts.map((part) => db.page('assets', { ...part, order, offset, limit })),
  );
  const rows = found.flatMap((each) => each.rows).toSorted(compareDays);
  const shown = rows.slice(start - offset, start - offset + length);
  return {
    repairedAssets: shown.map((asset) => viewRepaired(asset, reader)),
    totalCount: found.reduce((sum, { total }) => sum + total, 0),
  };
}

const compareDays = (a: AssetRecord, b: AssetRecord): number =>
  compare(a.repairSentOn ?? null, b.repairSentOn ?? null) || compare(a.id, b.id);

const inRepair = { statusId: statusIds.Repair };

const toContains = (terms: readonly string[]) => terms.map((text) => ({ fields: texts, text }));

/** Whether a word can be part of a day or of a number of days. */
const isPartOfDay = (term: string): boolean => /^[\d/]+$/.test(term);

/**
 * The conditions of assets by the words that their days contain: their texts must contain only the
 * other words. No asset meets more than one condition.
 */
async function splitByDay(
  db: Scope<World>,
  terms: readonly string[],
  reader: Reader,
): Promise<Condition<AssetRecord>[]> {
  const [oldest] = await db.query('assets', {
    where: { ...inRepair, repairSentOn: { from: '' } },
    order: { by: 'repairSentOn' },
    limit: 1,
  });
  const first = oldest?.repairSentOn ?? reader.today;
  // An asset may have been sent in a time zone ahead, where it is tomorrow.
  const count = Math.max(0, daysBetween(first, reader.today)) + 2;
  const days = [null, ...Array.from({ length: count }, (_, at) => addDays(first, at))];
  const byTerms = Map.groupBy(days, (day) => {
    const { sentOn, daysInRepair } = viewDays(day, reader);
    return terms
      .filter((term) => !sentOn.includes(term) && !String(daysInRepair).includes(term))
      .join(' ');
  });
  return Array.from(byTerms, ([others, repairSentOn]) => ({
    where: { ...inRepair, repairSentOn },
    contains: toContains(splitTerms(others)),
  }));
}

const viewDays = (sentOn: string | null, { today, format }: Reader) => ({
  sentOn: dayAsString(sentOn, format),
  daysInRepair: Math.max(0, daysBetween(sentOn ?? today, today)),
});

function viewRepaired(asset: AssetRecord, reader: Reader) {
  const { sentOn, daysInRepair } = viewDays(asset.repairSentOn ?? null, reader);
  return {
    id: asset.id,
    assetCode: asset.assetCode,
    name: asset.name,
    assetType: asset.typeName ?? '',
    assetCategory: asset.categoryName ?? '',
    assetLocationName: asset.locationName ?? '',
    sentToRepairOnAsString: sentOn,
    repairNotesBeforeService: asset.repairNotes ?? '',
    daysInRepair,
  };
}
