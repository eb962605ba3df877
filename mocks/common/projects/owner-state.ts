/** Projects whose owner can no longer look after them. Source: PROJ-055. */
import type { components } from '@atrium/contract/generated/types.ts';
import { isAdministrator } from '../../core/records/access.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { ProjectAccess, Viewer } from './access.ts';
import { findAbleOwners } from './responders.ts';

type OwnerState = components['schemas']['OwnerState'];

/** What a person may do with a project besides working on it. */
export interface Governance {
  ownerState: OwnerState;
  isEditable: boolean;
  /** Whether they may transfer and delete it. */
  isGoverned: boolean;
}

/** Whether an employee can look after projects, or why not. */
export async function readOwnerState(db: Scope<World>, ownerId: string): Promise<OwnerState> {
  const able = await findAbleOwners(db, [ownerId]);
  if (able.has(ownerId)) return 'able';
  return (await db.get('employees', ownerId))?.isActive === true ? 'noAccess' : 'left';
}

/**
 * What a person may do with a project: its owner edits, transfers and deletes it, an owner above
 * transfers and deletes it. While the owner can't look after it, owners above and administrators do
 * all of it, so that no project is lost.
 */
export async function readGovernance(
  { db, user }: Pick<Viewer, 'db' | 'user'>,
  { project, isOwner, isProjectOwner }: ProjectAccess,
): Promise<Governance> {
  const ownerState = await readOwnerState(db, project.ownerId);
  const isStandIn = ownerState !== 'able' && (isProjectOwner || isAdministrator(user));
  return {
    ownerState,
    isEditable: isOwner || isStandIn,
    isGoverned: isProjectOwner || isStandIn,
  };
}
