import type { components } from '@atrium/contract/generated/types.ts';
import { filterByColumns } from '../../../core/records/field-paging.ts';
import type { Condition, Where } from '../../../store/store.ts';
import type { Project } from '../../../store/world/projects.ts';
import { findByTime } from '../../../common/analytics/filters.ts';
import { watchedProjects } from '../../../common/analytics/project-facts.ts';
import { toIsoDay } from '../../../common/clockwork/time.ts';
import { getListColumns } from './list-columns.ts';
import { narrow, toBaseConditions, type ListCall } from './list-conditions.ts';
import { findWaiting } from '../tasks/waiting.ts';

type Counts = components['schemas']['ProjectFilterCounts'];

/** Counts the projects of each filter, whichever is applied, under all other conditions. */
export async function countFilters(call: ListCall): Promise<Counts> {
  const { db, user, clock, body } = call;
  const base = await toBaseConditions(call);
  const list = { columns: getListColumns(user), ...base };
  const common = await filterByColumns(db, 'projects', list, body.columnFilters);
  const count = async (filter: Where<Project>) =>
    sumCounts(await groupByApex(call, narrow(common, filter)));
  const countIds = (ids: ReadonlySet<string>) => (ids.size > 0 ? count({ id: [...ids] }) : 0);
  const { timeZone, employeeId } = user;
  const [time, onWatchList, requested] = await Promise.all([
    findByTime({ db, timeZone, today: toIsoDay(clock.now(), timeZone) }),
    watchedProjects(db, employeeId),
    findWaiting(call),
  ]);
  const [all, owned, impedimented, ...others] = await Promise.all([
    groupByApex(call, common),
    employeeId === null ? 0 : count({ ownerId: employeeId }),
    count({ hasOpenImpediments: true }),
    countIds(onWatchList),
    countIds(time.progressing),
    countIds(time.stopped),
    countIds(requested),
  ]);
  const [watched, progressing, stopped, waiting] = others;
  return {
    accessible: sumCounts(all),
    apex: all.find(({ value }) => value === true)?.count ?? 0,
    owned,
    impedimented,
    watched,
    progressing,
    stopped,
    waiting,
  };
}

const groupByApex = ({ db }: ListCall, condition: Condition<Project>) =>
  db.groups('projects', { ...condition, by: 'isApexProject' });

const sumCounts = (groups: readonly { count: number }[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);
