import { isAccessible, isParticipant } from '../../../common/analytics/access.ts';
import { listIdsBelow } from '../../../common/projects/project-lines.ts';
import type { Scope } from '../../../store/store.ts';
import type { TenantUser, World } from '../../../store/world.ts';

type Db = Scope<World>;

/**
 * Clears what a former member had set up with a project and those below it: the default work where
 * they can no longer book time, and the watch list where they no longer have access. Source:
 * PROJ-035, PROJ-082.
 */
export async function clearTraces(db: Db, projectId: string, employeeId: string): Promise<void> {
  const ids = [projectId, ...(await listIdsBelow(db, [projectId]))];
  const projects = await db.getMany('projects', ids);
  const user = await findUser(db, employeeId);
  const settings = await db.get('clockWorkSettings', employeeId);
  const defaultProject = projects.get(settings?.defaultProjectId ?? '');
  if (settings && defaultProject && !isParticipant(user, defaultProject)) {
    const none = { defaultProjectId: null, defaultTaskId: null };
    await db.put('clockWorkSettings', { ...settings, ...none });
  }
  const where = { employeeId, projectId: [...projects.keys()] };
  for (const watch of await db.query('projectWatches', { where })) {
    const project = projects.get(watch.projectId);
    if (project && !isAccessible(user, project)) await db.remove('projectWatches', watch.id);
  }
}

/** The user of an employee; without one, nobody who has access to anything by a role. */
async function findUser(
  db: Db,
  employeeId: string,
): Promise<Pick<TenantUser, 'employeeId' | 'roleType'>> {
  const [user] = await db.query('tenantUsers', { where: { employeeId }, limit: 1 });
  return user ?? { employeeId, roleType: 'ClientAppUser' };
}
