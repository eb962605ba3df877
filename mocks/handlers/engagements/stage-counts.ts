import type { components } from '@atrium/contract/generated/types.ts';
import type { Call } from '../../core/requests/handler.ts';
import { filterByColumns } from '../../core/records/field-paging.ts';
import { byText } from '../../core/records/names.ts';
import { normalizeName } from '../../store/normalize-name.ts';
import { inOrder } from '../../common/engagements/rules.ts';
import { getListColumns } from './list-columns.ts';
import { toBaseConditions } from './list-conditions.ts';

type StageCount = components['schemas']['StageCount'];
type CountCall = Pick<Call<'countEngagementStages'>, 'db' | 'body'>;

/** The columns of the board, each with the number of its engagements and their hours. */
export async function countStages(call: CountCall, isAllSeen: boolean): Promise<StageCount[]> {
  const counts = new Map(
    (await listTemplateNames(call, isAllSeen)).map((name) => [normalizeName(name), empty(name)]),
  );
  const used = await countUsed(call, isAllSeen);
  for (const count of used.toSorted(byText(({ stageName }) => stageName ?? ''))) {
    const key = count.stageName === null ? null : normalizeName(count.stageName);
    if (key !== null) counts.set(key, add(counts.get(key) ?? empty(count.stageName), count));
  }
  const withoutStage = used.filter(({ stageName }) => stageName === null);
  return [...counts.values(), ...withoutStage];
}

const empty = (stageName: string | null): StageCount => ({
  stageName,
  count: 0,
  doneHours: 0,
  totalHours: 0,
});

/** Spellings that look the same are one stage, under the first of them. */
const add = (a: StageCount, b: StageCount): StageCount => ({
  stageName: a.stageName,
  count: a.count + b.count,
  doneHours: round(a.doneHours + b.doneHours),
  totalHours: round(a.totalHours + b.totalHours),
});

/** Hours have three decimals: binary sums of them differ by less. */
const round = (hours: number): number => Math.round(hours * 1000) / 1000;

async function listTemplateNames({ db }: CountCall, isAllSeen: boolean): Promise<string[]> {
  const stages = inOrder(await db.query('templateStages'));
  return stages
    .filter(({ isTenantVisible }) => isAllSeen || isTenantVisible)
    .map(({ stageName }) => stageName);
}

async function countUsed({ db, body }: CountCall, isAllSeen: boolean): Promise<StageCount[]> {
  const list = { columns: getListColumns(isAllSeen), ...toBaseConditions({ body }, isAllSeen) };
  const condition = await filterByColumns(db, 'engagements', list, body.columnFilters);
  const [by, done, total] = isAllSeen
    ? (['fullStageName', 'fullDoneHours', 'fullTotalHours'] as const)
    : (['visibleStageName', 'visibleDoneHours', 'visibleTotalHours'] as const);
  const [doneGroups, totalGroups] = await Promise.all([
    db.groups('engagements', { ...condition, by, sum: done }),
    db.groups('engagements', { ...condition, by, sum: total }),
  ]);
  const totals = new Map(totalGroups.map(({ value, sum }) => [value ?? null, sum]));
  return doneGroups.map(({ value, count, sum }) => ({
    stageName: value ?? null,
    count,
    doneHours: round(sum),
    totalHours: round(totals.get(value ?? null) ?? 0),
  }));
}
