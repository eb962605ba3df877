import type { components } from '#openapi/generated/types.ts';
import { readPage, type FieldColumns } from '../../core/field-paging.ts';
import { ok, type Call, type Handlers } from '../../core/handler.ts';
import type { Project } from '../../store/world/projects.ts';
import { toAccessCondition } from '../../common/analytics/access.ts';
import { toFilterCondition } from '../../common/analytics/filters.ts';
import { openImpediments, watchedProjects } from '../../common/analytics/project-facts.ts';
import { toIsoDay } from '../../common/clockwork/time.ts';
import { listLine, readWithParents } from '../../common/projects/project-lines.ts';

type Row = components['schemas']['PmoProject'];
type ListCall = Pick<Call<'searchProjects'>, 'db' | 'user'>;

const columns: FieldColumns<Project> = {
  code: 'code',
  name: 'name',
  description: 'description',
  createdBy: 'creatorName',
  ownedBy: 'ownerName',
  dueOn: 'dueOn',
};

/** The project listing. Source: PROJ-001, PROJ-086, CLOCK-065. */
export const listing: Pick<Handlers<'projects'>, 'searchProjects'> = {
  searchProjects: async (call) => {
    const { db, user, body, clock } = call;
    const { employeeId, timeZone } = user;
    const context = { db, employeeId, timeZone, today: toIsoDay(clock.now(), timeZone) };
    const list = {
      columns,
      where: await toFilterCondition(context, [body.selectedFilter ?? 'AccessibleToMe']),
      contains: toAccessCondition(user),
      order: { by: 'code' },
    } as const;
    const { rows, total } = await readPage(db, 'projects', list, body);
    return ok({ pmoProjects: await buildRows(call, rows), totalCount: total });
  },
};

async function buildRows(call: ListCall, listed: readonly Project[]): Promise<Row[]> {
  const { db, user } = call;
  const ids = listed.map(({ id }) => id);
  const [unresolved, watched, waiting] = await Promise.all([
    openImpediments(db, ids),
    watchedProjects(db, user.employeeId, ids),
    findWaiting(call, ids),
  ]);
  return listed.map((project) => {
    const { id, code, name, description, dueOn, isApexProject, version } = project;
    return {
      id,
      code,
      name,
      description,
      createdBy: project.creatorName ?? '',
      ownedBy: project.ownerName ?? '',
      isResponse: waiting.has(id),
      isOwner: project.ownerId === user.employeeId,
      isWatching: watched.has(id),
      isApexProject,
      unResolvedImpediment: unresolved.get(id) ?? 0,
      dueOn,
      version,
    };
  });
}

/**
 * Those of some projects with a request that the user can accept: they own the project, or one
 * above it.
 */
async function findWaiting(
  { db, user }: ListCall,
  projectId: readonly string[],
): Promise<Set<string>> {
  const groups = await db.groups('subProjectRequests', { where: { projectId }, by: 'projectId' });
  const requested = groups.flatMap(({ value }) => value ?? []);
  const projects = await readWithParents(db, requested);
  const isMine = ({ ownerId }: Project) => ownerId === user.employeeId;
  return new Set(requested.filter((id) => listLine(projects, id).some(isMine)));
}
