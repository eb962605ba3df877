import { message, ok, type Handlers } from '../../core/handler.ts';
import { readPage } from '../../core/field-paging.ts';
import { foundOr404 } from '../../core/records.ts';
import { reject, rejectField } from '../../core/http-error.ts';
import { isAccessible, toAccessCondition } from '../../common/analytics/access.ts';
import { requireProjectAccess } from '../../common/projects/access.ts';
import { addParents, listLine } from '../../common/projects/project-lines.ts';
import { assignmentId, listProjectTags, loadTagsIn } from '../../common/tags/project-tags.ts';
import {
  listOfferedTags,
  requireAssignable,
  requireTaggable,
  viewProjectTags,
} from '../../common/tags/tagging.ts';

type Group = Pick<
  Handlers<'tags'>,
  'searchProjectTags' | 'getProjectTags' | 'assignProjectTag' | 'removeProjectTag'
>;

const columns = { code: 'code', name: 'name', tags: 'tagNames' } as const;

/** The assignment of tags to projects. Source: PROJ-027. */
export const assignments: Group = {
  searchProjectTags: async (call) => {
    const { db, user, body } = call;
    const list = { columns, contains: toAccessCondition(user), order: { by: 'code' } } as const;
    const { rows, total } = await readPage(db, 'projects', list, body);
    const projects = await addParents(db, rows);
    const getTags = await loadTagsIn(db, projects);
    return ok({
      projects: rows.map(({ id, code, name }) => ({
        projectId: id,
        projectCode: code,
        projectName: name,
        projectTags: getTags(listLine(projects, id)),
      })),
      totalCount: total,
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
