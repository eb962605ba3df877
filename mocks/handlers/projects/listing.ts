import type { components } from '#openapi/generated/types.ts';
import { ok, type Call, type Handlers } from '../../core/handler.ts';
import { paginate, type Columns } from '../../core/paging.ts';
import type { Project } from '../../store/world/projects.ts';
import { loadAccess } from '../../common/analytics/access.ts';
import { filters } from '../../common/analytics/filters.ts';
import { watchedProjects } from '../../common/analytics/project-facts.ts';
import { findAncestors } from '../../common/analytics/tree.ts';
import { toIsoDay } from '../../common/clockwork/time.ts';
import { compareNames } from '../../store/sort-key.ts';

type Row = components['schemas']['PmoProject'];
type ListCall = Pick<Call<'searchProjects'>, 'db' | 'user'>;

const columns: Columns<Row> = {
  code: ({ code }) => code,
  name: ({ name }) => name,
  description: ({ description }) => description,
  createdBy: ({ createdBy }) => createdBy,
  ownedBy: ({ ownedBy }) => ownedBy,
  dueOn: ({ dueOn }) => dueOn,
};

/** The project listing. Source: PROJ-001, PROJ-086, CLOCK-065. */
export const listing: Pick<Handlers<'projects'>, 'searchProjects'> = {
  searchProjects: async (call) => {
    const { db, user, body, clock } = call;
    const { all, accessible } = await loadAccess(call);
    const mine = all.filter(({ id }) => accessible.has(id));
    const { employeeId, timeZone } = user;
    const context = { db, employeeId, timeZone, today: toIsoDay(clock.now(), timeZone) };
    const fitting = await filters[body.selectedFilter ?? 'AccessibleToMe'](context, mine);
    const listed = mine
      .filter(({ id }) => fitting.has(id))
      .toSorted((a, b) => compareNames(a.code, b.code));
    const { rows, totalCount } = paginate(await buildRows(call, all, listed), columns, body);
    return ok({ pmoProjects: rows, totalCount });
  },
};

async function buildRows(call: ListCall, all: readonly Project[], listed: readonly Project[]) {
  const { db, user } = call;
  const employees = await db.query('employees');
  const names = new Map(employees.map(({ id, fullName }) => [id, fullName]));
  const open = await db.query('impediments', { where: { resolvedOn: null } });
  const unresolved = Map.groupBy(open, ({ projectId }) => projectId);
  const watched = user.employeeId ? await watchedProjects(db, user.employeeId) : new Set<string>();
  const waiting = await waitingFor(call, all);
  return listed.map((project): Row => {
    const { id, code, name, description, dueOn, isApexProject, version } = project;
    return {
      id,
      code,
      name,
      description,
      createdBy: names.get(project.createdById) ?? '',
      ownedBy: names.get(project.ownerId) ?? '',
      isResponse: waiting.has(id),
      isOwner: project.ownerId === user.employeeId,
      isWatching: watched.has(id),
      isApexProject,
      unResolvedImpediment: unresolved.get(id)?.length ?? 0,
      dueOn,
      version,
    };
  });
}

/**
 * The projects with a request that the user can accept: requests for their own projects or for
 * projects below those.
 */
async function waitingFor({ db, user }: ListCall, all: readonly Project[]): Promise<Set<string>> {
  const requests = await db.query('subProjectRequests');
  const byId = new Map(all.map((project) => [project.id, project]));
  const isMine = (id: string) => byId.get(id)?.ownerId === user.employeeId;
  const requested = new Set(requests.map(({ projectId }) => projectId));
  return new Set([...requested].filter((id) => [id, ...findAncestors(byId, id)].some(isMine)));
}
