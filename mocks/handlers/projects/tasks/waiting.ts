import { isAdministrator } from '../../../core/records/access.ts';
import type { Call } from '../../../core/requests/handler.ts';
import type { Project } from '../../../store/world/projects.ts';
import { listLine, readWithParents } from '../../../common/projects/project-lines.ts';
import { findAbleOwners } from '../../../common/projects/responders.ts';

/**
 * The projects with a request that the user can answer, or those of some projects: they own the
 * project, or one above it; administrators answer where no owner can.
 */
export async function findWaiting(
  { db, user }: Pick<Call<'searchProjects'>, 'db' | 'user'>,
  projectId?: readonly string[],
): Promise<Set<string>> {
  const groups = await db.groups('subProjectRequests', { where: { projectId }, by: 'projectId' });
  const requested = groups.flatMap(({ value }) => value ?? []);
  if (requested.length === 0) return new Set();
  const projects = await readWithParents(db, requested);
  const isMine = ({ ownerId }: Project) => ownerId === user.employeeId;
  const lines = requested.map((id) => listLine(projects, id));
  const able = isAdministrator(user)
    ? await findAbleOwners(
        db,
        lines.flat().map(({ ownerId }) => ownerId),
      )
    : null;
  const isWaiting = (line: readonly Project[]) =>
    line.some(isMine) || (able !== null && !line.some(({ ownerId }) => able.has(ownerId)));
  return new Set(requested.filter((_, at) => isWaiting(lines[at] ?? [])));
}
