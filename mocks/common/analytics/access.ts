import { refuse } from '../../core/refusal.ts';
import type { Scope } from '../../store/store.ts';
import type { TenantUser, World } from '../../store/world.ts';
import type { Project } from '../../store/world/projects.ts';
import { ancestorsOf } from './tree.ts';

interface Viewer {
  db: Scope<World>;
  user: Pick<TenantUser, 'employeeId' | 'roleType'>;
}

/** All projects of the tenant, and the ids of those that a person has access to. */
interface Access {
  all: Project[];
  accessible: ReadonlySet<string>;
}

/**
 * Administrators have access to all projects; others to those that they own, have made or are
 * active members of, with everything below them.
 */
export async function accessOf({ db, user }: Viewer): Promise<Access> {
  const all = await db.query('projects');
  if (user.roleType !== 'ClientAppUser') {
    return { all, accessible: new Set(all.map(({ id }) => id)) };
  }
  const { employeeId } = user;
  if (employeeId === null) return { all, accessible: new Set() };
  const memberships = await db.query('projectMembers', { where: { employeeId } });
  const joined = new Set(
    memberships.filter(({ isActiveMember }) => isActiveMember).map(({ projectId }) => projectId),
  );
  const own = new Set(
    all
      .filter(({ id, ownerId, createdById }) => {
        return joined.has(id) || ownerId === employeeId || createdById === employeeId;
      })
      .map(({ id }) => id),
  );
  const byId = new Map(all.map((project) => [project.id, project]));
  const isWithin = (id: string) => own.has(id) || ancestorsOf(byId, id).some((up) => own.has(up));
  return { all, accessible: new Set(all.map(({ id }) => id).filter(isWithin)) };
}

/** A project among those that the person has access to. */
interface Found {
  project: Project;
  accessible: ReadonlyMap<string, Project>;
}

/** A project that the person has access to. 404 for any other, as if it did not exist. */
export async function projectOf(viewer: Viewer, id: string): Promise<Found> {
  const { all, accessible: ids } = await accessOf(viewer);
  const accessible = new Map(all.filter((each) => ids.has(each.id)).map((each) => [each.id, each]));
  const project = accessible.get(id);
  if (!project) throw refuse(404, 'analyticsProjectUnknown');
  return { project, accessible };
}
