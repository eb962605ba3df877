import type { components } from '#openapi/generated/types.ts';
import type { Condition, Where } from '../../store/store.ts';
import type { Project } from '../../store/world/projects.ts';
import { filterByColumns } from '../../core/field-paging.ts';
import { getListColumns } from './list-columns.ts';
import { narrow, toBaseConditions, toFilter, toWaiting, type ListCall } from './list-conditions.ts';

type Counts = components['schemas']['ProjectFilterCounts'];

/** Counts the projects of each filter, whichever is applied, under all other conditions. */
export async function countFilters(call: ListCall): Promise<Counts> {
  const base = await toBaseConditions(call);
  const list = { columns: getListColumns(call.user), ...base };
  const common = await filterByColumns(call.db, 'projects', list, call.body.columnFilters);
  const count = async (filter: Where<Project> | Promise<Where<Project>>) =>
    sumCounts(await groupByApex(call, narrow(common, await filter)));
  const [all, owned, watched, impedimented, progressing, stopped, waiting] = await Promise.all([
    groupByApex(call, common),
    count(toFilter(call, 'OwnedByMe')),
    count(toFilter(call, 'OnWatchlist')),
    count(toFilter(call, 'Impedimented')),
    count(toFilter(call, 'ProgressingInTheLastWeek')),
    count(toFilter(call, 'StoppedInTheLastWeek')),
    count(toWaiting(call)),
  ]);
  const apex = all.find(({ value }) => value === true)?.count ?? 0;
  const accessible = sumCounts(all);
  return { accessible, owned, watched, apex, impedimented, progressing, stopped, waiting };
}

const groupByApex = ({ db }: ListCall, condition: Condition<Project>) =>
  db.groups('projects', { ...condition, by: 'isApexProject' });

const sumCounts = (groups: readonly { count: number }[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);
