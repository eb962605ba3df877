import { isAdministrator } from '../../../core/records/access.ts';
import { ok, type Handlers } from '../../../core/requests/handler.ts';
import type { Where } from '../../../store/store.ts';
import type { TagRecord } from '../../../store/world/tags.ts';
import { encloseId } from '../../../common/search-keys.ts';
import { listAbleRoleKeys } from '../../../common/projects/able-owners.ts';
import { requireProjectAccess } from '../../../common/projects/access.ts';
import { containsWords, splitWords } from '../../../common/projects/words.ts';
import { listTeamIds } from '../../../common/tags/project-tags.ts';
import { suggestCode } from './codes.ts';
import { toLinkable } from '../parts/linkable.ts';

/** Page size of the searches. */
const limit = 20;

type Group = Pick<
  Handlers<'projects'>,
  'suggestProjectCode' | 'searchProjectParents' | 'searchProjectOwners' | 'searchTagsOfProjects'
>;

/** What the forms and filters of projects offer, page by page. Source: PROJ-053. */
export const pickers: Group = {
  suggestProjectCode: async (call) => {
    const { name, parentId } = call.query;
    const parent = parentId === undefined ? null : await requireProjectAccess(call, parentId);
    return ok({ code: await suggestCode(call.db, name, parent?.project ?? null) });
  },

  searchProjectParents: async ({ db, user, query }) => {
    const { searchCharacters = '', skip } = query;
    const owned = { fields: ['owningIds'] as const, text: encloseId(user.employeeId ?? '') };
    const { rows, total } = await db.page('projects', {
      contains: [owned, ...containsWords(searchCharacters)],
      order: { by: 'code' },
      offset: skip,
      limit,
    });
    return ok({ parents: toLinkable(rows), totalCount: total });
  },

  searchProjectOwners: async ({ db, query }) => {
    const { searchCharacters = '', skip } = query;
    const { rows, total } = await db.page('tenantUsers', {
      where: { isAtWork: true, roleKey: await listAbleRoleKeys(db) },
      contains: splitWords(searchCharacters).map((text) => ({ fields: ['employeeName'], text })),
      order: { by: 'employeeName' },
      offset: skip,
      limit,
    });
    const ids = rows.flatMap(({ employeeId }) => employeeId ?? []);
    const employees = await db.getMany('employees', ids);
    return ok({
      owners: ids.flatMap((id) => {
        const employee = employees.get(id);
        if (!employee) return [];
        const { fullName, profileImageUrl } = employee;
        return [{ employeeId: id, fullName, profileImageUrl }];
      }),
      totalCount: total,
    });
  },

  searchTagsOfProjects: async (call) => {
    const { db, user, query } = call;
    const { searchCharacters = '', skip } = query;
    const where: Where<TagRecord> = isAdministrator(user)
      ? {}
      : { teamId: [null, ...(await listTeamIds(call))] };
    const { rows, total } = await db.page('tags', {
      where,
      contains: splitWords(searchCharacters).map((text) => ({ fields: ['name'], text })),
      order: { by: 'name' },
      offset: skip,
      limit,
    });
    return ok({
      tags: rows.map(({ id, name, color }) => ({ id, name, color })),
      totalCount: total,
    });
  },
};
