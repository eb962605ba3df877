import type { components } from '#openapi/generated/types.ts';
import type { Scope, Where } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { Project } from '../../store/world/projects.ts';
import { addDays, startOfDay } from '../clockwork/time.ts';
import { impededProjects, watchedProjects } from './project-facts.ts';

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

/** Loads the ids of the projects that pass a filter, whoever has access to them. */
const filters: Readonly<
  Record<
    Exclude<Filter, 'AccessibleToMe' | 'OwnedByMe'>,
    (context: FilterContext) => Promise<Set<string>>
  >
> = {
  OnWatchlist: ({ db, employeeId }) => watchedProjects(db, employeeId),
  ProgressingInTheLastWeek: ({ db, ...day }) => findBooked(db, getWeeks(day).last),
  StoppedInTheLastWeek: async ({ db, ...day }) => {
    const { last, before } = getWeeks(day);
    return (await findBooked(db, before)).difference(await findBooked(db, last));
  },
  Impedimented: ({ db }) => impededProjects(db),
};

/** The condition of all filters, for the projects that the person has access to. Source: ANLYT-032. */
export async function toFilterCondition(
  context: FilterContext,
  names: readonly Filter[],
): Promise<Where<Project>> {
  const found = names.flatMap((name) =>
    name === 'AccessibleToMe' || name === 'OwnedByMe' ? [] : filters[name](context),
  );
  const [first, ...others] = await Promise.all(found);
  const fitting = first && others.reduce((ids, more) => ids.intersection(more), first);
  const id = fitting && [...fitting];
  if (!names.includes('OwnedByMe')) return { id };
  return context.employeeId === null ? { id: [] } : { id, ownerId: context.employeeId };
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
