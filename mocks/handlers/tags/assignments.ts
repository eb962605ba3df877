import { message, ok, type Handlers } from '../../core/handler.ts';
import { readPage } from '../../core/field-paging.ts';
import { foundOr404 } from '../../core/records.ts';
import { reject, rejectField } from '../../core/http-error.ts';
import { toAccessCondition } from '../../common/analytics/access.ts';
import { requireProjectAccess } from '../../common/projects/access.ts';
import { addParents, listLine } from '../../common/projects/project-lines.ts';
import {
  assignableTags,
  mayAssign,
  listProjectTags,
  loadTagsIn,
} from '../../common/tags/project-tags.ts';

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
    const { project, above } = await requireProjectAccess(call, call.path.projectId);
    return ok({
      projectTags: await listProjectTags(call.db, [project, ...above]),
      tags: await assignableTags(call),
    });
  },

  assignProjectTag: async (call) => {
    const { db, body } = call;
    const { project, above } = await requireProjectAccess(call, body.projectId);
    const tag = await db.get('tags', body.tagId);
    if (!tag) throw rejectField('tagId', 'tagUnknown');
    if (!(await mayAssign(call, tag))) {
      const team = tag.teamId === null ? undefined : await db.get('teams', tag.teamId);
      throw reject(403, 'tagOfTeam', { team: team?.teamName ?? '…' });
    }
    await db.put('projectTags', {
      id: assignmentId(project.id, tag.id),
      projectId: project.id,
      tagId: tag.id,
      assignedToAll: body.assignedToAll,
    });
    return ok({
      projectTags: await listProjectTags(db, [project, ...above]),
      successMessages: [message('tagAssigned')],
    });
  },

  removeProjectTag: async (call) => {
    const { db, query } = call;
    const { project, above } = await requireProjectAccess(call, query.projectId);
    const chain = [project, ...above];
    const found = foundOr404(
      (await listProjectTags(db, chain)).find(({ tagId }) => tagId === query.tagId),
      'tagNotAssigned',
    );
    if (found.isInherited) {
      const origin = above.find(({ id }) => id === found.projectId);
      throw reject(409, 'tagInherited', { project: `${origin?.code ?? ''} ${origin?.name ?? ''}` });
    }
    await db.remove('projectTags', assignmentId(project.id, query.tagId));
    return ok({
      projectTags: await listProjectTags(db, chain),
      successMessages: [message('tagRemoved')],
    });
  },
};

/** The id of an assignment; a project can have a tag only once. */
const assignmentId = (projectId: string, tagId: string): string => `${projectId}:${tagId}`;
