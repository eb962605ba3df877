import type { components } from '#openapi/generated/types.ts';
import type { Scope } from '../../store/store.ts';
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

/**
 * The predicates of the filters, for the projects that the person has access to. Source: ANLYT-032.
 */
export const filters: Readonly<
  Record<Filter, (context: FilterContext, projects: readonly Project[]) => Promise<Set<string>>>
> = {
  AccessibleToMe: async (_, projects) => getIds(projects),

  OnWatchlist: async ({ db, employeeId }) =>
    employeeId === null ? new Set() : watchedProjects(db, employeeId),

  OwnedByMe: async ({ employeeId }, projects) =>
    getIds(projects.filter(({ ownerId }) => ownerId === employeeId)),

  ProgressingInTheLastWeek: async (context, projects) => {
    const [isActive] = createActivityFilters(context);
    return getIds(await only(projects, isActive));
  },

  StoppedInTheLastWeek: async (context, projects) => {
    const [isActive, wasActive] = createActivityFilters(context);
    const active = getIds(await only(projects, isActive));
    const before = await only(projects, wasActive);
    return getIds(before.filter(({ id }) => !active.has(id)));
  },

  Impedimented: async ({ db }) => impededProjects(db),
};

const getIds = (projects: readonly Project[]): Set<string> => new Set(projects.map(({ id }) => id));

/** Whether a project has time in the last week and in the week before. */
function createActivityFilters({ db, timeZone, today }: FilterContext) {
  const start = startOfDay(addDays(today, 1 - week), timeZone);
  const before = startOfDay(addDays(today, 1 - 2 * week), timeZone);
  const hasTime = (startTime: { from: string; below?: string }) => async (projectId: string) => {
    const found = await db.query('entries', { where: { projectId, startTime }, limit: 1 });
    return found.length > 0;
  };
  return [hasTime({ from: start }), hasTime({ from: before, below: start })] as const;
}

async function only(
  projects: readonly Project[],
  isFitting: (id: string) => Promise<boolean>,
): Promise<Project[]> {
  const fits = await Promise.all(projects.map(({ id }) => isFitting(id)));
  return projects.filter((_, at) => fits[at]);
}
