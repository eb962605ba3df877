import { isAdministrator } from '../../../core/records/access.ts';
import { encloseId } from '../../../common/search-keys.ts';
import { findAbleOwners } from '../../../common/projects/responders.ts';
import type { Project } from '../../../store/world/projects.ts';
import type { WorkCall } from './view.ts';

/**
 * Those of some projects that the caller may edit: their own; as an owner above them or as an
 * administrator those of which the owner can't look after them. Source: PROJ-055.
 */
export async function findEditable(
  { db, user }: Pick<WorkCall, 'db' | 'user'>,
  projects: readonly Project[],
): Promise<ReadonlySet<string>> {
  const employeeId = user.employeeId ?? '';
  const others = projects.filter(({ ownerId }) => ownerId !== employeeId);
  const standIns = others.filter(
    ({ owningIds }) => isAdministrator(user) || owningIds?.includes(encloseId(employeeId)) === true,
  );
  const able =
    standIns.length > 0
      ? await findAbleOwners(
          db,
          standIns.map(({ ownerId }) => ownerId),
        )
      : new Set<string>();
  const own = projects.filter((project) => !others.includes(project));
  return new Set(
    [...own, ...standIns.filter(({ ownerId }) => !able.has(ownerId))].map(({ id }) => id),
  );
}
