import type { components } from '@atrium/contract/generated/types.ts';
import { isAdministrator } from '../../../core/records/access.ts';
import { isAccessible } from '../../../common/analytics/access.ts';
import { listTeamIds } from '../../../common/tags/project-tags.ts';
import type { ListCall } from './list-conditions.ts';

type FilterNames = components['schemas']['ProjectFilterNames'];

/**
 * The names of what the list is filtered by, so that an address with ids can be read. Names that the
 * person does not find in the pickers either are left out.
 */
export async function loadFilterNames(call: ListCall): Promise<FilterNames> {
  const { db, user, body } = call;
  const { tagIds = [], ownerIds = [], parentId } = body;
  const [tags, owners, parent, teamIds] = await Promise.all([
    db.getMany('tags', tagIds),
    db.getMany('employees', ownerIds),
    parentId === undefined ? undefined : db.get('projects', parentId),
    tagIds.length === 0 || isAdministrator(user) ? null : listTeamIds(call),
  ]);
  return {
    tags: [...tags.values()]
      .filter(({ teamId }) => teamId === null || teamIds === null || teamIds.has(teamId))
      .map(({ id, name, color }) => ({ id, name, color })),
    owners: [...owners.values()].map(({ id, fullName, profileImageUrl }) => ({
      employeeId: id,
      fullName,
      profileImageUrl,
    })),
    parentProject:
      parent && isAccessible(user, parent)
        ? { id: parent.id, code: parent.code, name: parent.name }
        : null,
  };
}
