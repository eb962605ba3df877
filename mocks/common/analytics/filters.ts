import type { components } from '@atrium/contract/generated/types.ts';
import type { Scope, Where } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { Project } from '../../store/world/projects.ts';
import { addDays, startOfDay } from '../clockwork/time.ts';
import { watchedProjects } from './project-facts.ts';

type Filter = components['schemas']['ProjectAnalyticsFilter'];

/** The filter's user, and the current day. */
interface FilterContext {
  db: Scope<World>;
  employeeId: string | null;
  timeZone: string;
  /** yyyy-MM-dd. */
  today: string;
}

/** Number of days in "the last week", including today. */
const week = 7;

/** The filters by other records: they load the ids of the projects, whoever has access to them. */
const filters: Readonly<
  Partial<Record<Filter, (context: FilterContext) => Promise<ReadonlySet<string>>>>
> = {
  OnWatchlist: ({ db, employeeId }) => watchedProjects(db, employeeId),
  ProgressingInTheLastWeek: ({ db, ...day }) => findBooked(db, getWeeks(day).last),
  StoppedInTheLastWeek: async (context) => (await findByTime(context)).stopped,
};

/** The projects with time in the last week, and those with time in the week before and none since. */
export async function findByTime({
  db,
  ...day
}: Omit<FilterContext, 'employeeId'>): Promise<
  Record<'progressing' | 'stopped', ReadonlySet<string>>
> {
  const { last, before } = getWeeks(day);
  const [progressing, earlier] = await Promise.all([findBooked(db, last), findBooked(db, before)]);
  return { progressing, stopped: earlier.difference(progressing) };
}

/** The condition of all filters, for the projects that the person has access to. Source: ANLYT-032. */
export async function toFilterCondition(
  context: FilterContext,
  names: readonly Filter[],
): Promise<Where<Project>> {
  const isOwned = names.includes('OwnedByMe');
  if (isOwned && context.employeeId === null) return { id: [] };
  const found = await Promise.all(names.flatMap((name) => filters[name]?.(context) ?? []));
  const [first, ...others] = found;
  const fitting = first && others.reduce((ids, more) => ids.intersection(more), first);
  return {
    id: fitting && [...fitting],
    ...(isOwned && { ownerId: context.employeeId ?? '' }),
    ...(names.includes('Impedimented') && { hasOpenImpediments: true }),
  };
}

/** The projects with time that was booked from an instant on, and before another. */
async function findBooked(
  db: Scope<World>,
  startTime: { from: string; below?: string },
): Promise<Set<string>> {
  const groups = await db.groups('entries', { where: { startTime }, by: 'projectId' });
  return new Set(groups.flatMap(({ value }) => value ?? []));
}

/** The last week, and the week before. */
function getWeeks({ timeZone, today }: Pick<FilterContext, 'timeZone' | 'today'>) {
  const from = startOfDay(addDays(today, 1 - week), timeZone);
  const start = startOfDay(addDays(today, 1 - 2 * week), timeZone);
  return { last: { from }, before: { from: start, below: from } };
}
