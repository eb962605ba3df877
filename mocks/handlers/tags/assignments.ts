import { isAdministrator } from '../../core/records/access.ts';
import { message, ok, type Call, type Handlers } from '../../core/requests/handler.ts';
import { readPage } from '../../core/records/field-paging.ts';
import { foundOr404 } from '../../core/records/records.ts';
import { reject, rejectField } from '../../core/requests/http-error.ts';
import { isAccessible, toAccessCondition } from '../../common/analytics/access.ts';
import { encloseId } from '../../common/search-keys.ts';
import { requireProjectAccess } from '../../common/projects/access.ts';
import { addParents, listLine } from '../../common/projects/project-lines.ts';
import { containsWords } from '../../common/projects/words.ts';
import type { Condition } from '../../store/store.ts';
import type { Project } from '../../store/world/projects.ts';
import {
  assignmentId,
  listProjectTags,
  listTeamIds,
  loadTagsIn,
} from '../../common/tags/project-tags.ts';
import {
  isTaggable,
  listOfferedTags,
  loadTagDetails,
  requireAssignable,
  requireTaggable,
  viewProjectTags,
} from '../../common/tags/tagging.ts';

type Group = Pick<
  Handlers<'tags'>,
  'searchProjectTags' | 'getTagChoices' | 'getProjectTags' | 'assignProjectTag' | 'removeProjectTag'
>;

const columns = { code: 'code', name: 'name', tags: 'tagNames' } as const;

/** The access of the caller, the words, the tags, and whether there are any. */
function toConditions({ user, body }: Call<'searchProjectTags'>): Condition<Project> {
  const { search = '', tagIds = [], isUntagged = false } = body;
  return {
    ...(isUntagged && { where: { tagNames: '' } }),
    contains: [
      ...toAccessCondition(user),
      ...containsWords(search),
      ...tagIds.map((id) => ({ fields: ['tagIds'] as const, text: encloseId(id) })),
    ],
  };
}

/** The assignment of tags to projects. Source: PROJ-027. */
export const assignments: Group = {
  searchProjectTags: async (call) => {
    const { db, user, body } = call;
    const list = { columns, ...toConditions(call), order: { by: 'code' } } as const;
    const { rows, total } = await readPage(db, 'projects', list, body);
    const projects = await addParents(db, rows);
    const getTags = await loadTagsIn(db, projects);
    const found = rows.map((project) => {
      const line = listLine(projects, project.id);
      const isOwner = project.ownerId === user.employeeId;
      return { project, line, tags: getTags(line), canTag: isTaggable(call, { isOwner }) };
    });
    const complete = await loadTagDetails(
      call,
      found.flatMap(({ tags }) => tags),
    );
    return ok({
      projects: found.map(({ project: { id, code, name, ownerName }, line, tags, canTag }) => ({
        projectId: id,
        projectCode: code,
        projectName: name,
        ownerName: ownerName ?? '',
        isTaggable: canTag,
        projectTags: complete(tags, line, canTag),
      })),
      totalCount: total,
    });
  },

  getTagChoices: async (call) => {
    const { db, user } = call;
    const tags = await db.query('tags', { order: { by: 'name' } });
    const teams = await db.getMany(
      'teams',
      tags.flatMap(({ teamId }) => teamId ?? []),
    );
    const own = isAdministrator(user) ? null : await listTeamIds(call);
    return ok({
      tags: tags.map(({ id, name, color, teamId }) => ({
        id,
        name,
        color,
        teamName: teamId === null ? null : (teams.get(teamId)?.teamName ?? null),
        isAssignable: teamId === null || own === null || own.has(teamId),
      })),
    });
  },

  getProjectTags: async (call) => {
    const access = await requireProjectAccess(call, call.path.projectId);
    return ok({
      projectTags: await viewProjectTags(call, access),
      tags: await listOfferedTags(call, access),
    });
  },

  assignProjectTag: async (call) => {
    const { db, body } = call;
    const access = await requireProjectAccess(call, body.projectId);
    requireTaggable(call, access);
    const { project } = access;
    const tag = await db.get('tags', body.tagId);
    if (!tag) throw rejectField('tagId', 'tagUnknown');
    await requireAssignable(call, tag, 'tagOfTeam');
    await db.put('projectTags', {
      id: assignmentId(project.id, tag.id),
      projectId: project.id,
      tagId: tag.id,
      assignedToAll: body.assignedToAll,
    });
    return ok({
      projectTags: await viewProjectTags(call, access),
      successMessages: [message('tagAssigned')],
    });
  },

  removeProjectTag: async (call) => {
    const { db, query } = call;
    const access = await requireProjectAccess(call, query.projectId);
    requireTaggable(call, access);
    const { project, above } = access;
    const chain = [project, ...above];
    const found = foundOr404(
      (await listProjectTags(db, chain)).find(({ tagId }) => tagId === query.tagId),
      'tagNotAssigned',
    );
    if (found.isInherited) {
      const origin = above.find(({ id }) => id === found.projectId);
      if (!origin || !isAccessible(call.user, origin)) throw reject(409, 'tagInheritedFromAbove');
      throw reject(409, 'tagInherited', { project: `${origin.code} ${origin.name}` });
    }
    const tag = foundOr404(await db.get('tags', query.tagId), 'tagUnknown');
    await requireAssignable(call, tag, 'tagOfTeamStays');
    await db.remove('projectTags', assignmentId(project.id, query.tagId));
    return ok({
      projectTags: await viewProjectTags(call, access),
      successMessages: [message('tagRemoved')],
    });
  },
};
