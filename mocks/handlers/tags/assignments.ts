import type { components } from '#openapi/generated/types.ts';
import { message, ok, type Handlers } from '../../core/handler.ts';
import { paginate, type Columns } from '../../core/paging.ts';
import { foundOr404 } from '../../core/records.ts';
import { reject, rejectField } from '../../core/http-error.ts';
import { loadAccess } from '../../common/analytics/access.ts';
import { findAncestors } from '../../common/analytics/tree.ts';
import { requireProjectAccess } from '../../common/projects/access.ts';
import { compareNames } from '../../store/sort-key.ts';
import {
  assignableTags,
  mayAssign,
  listProjectTags,
  tagsById,
  tagsIn,
} from '../../common/tags/project-tags.ts';

type Row = components['schemas']['TaggedProject'];
type Group = Pick<
  Handlers<'tags'>,
  'searchProjectTags' | 'getProjectTags' | 'assignProjectTag' | 'removeProjectTag'
>;

const columns: Columns<Row> = {
  code: ({ projectCode }) => projectCode,
  name: ({ projectName }) => projectName,
  tags: ({ projectTags }) => projectTags.map(({ tagName }) => tagName).join(', '),
};

/** The assignment of tags to projects. Source: PROJ-027. */
export const assignments: Group = {
  searchProjectTags: async (call) => {
    const { db, body } = call;
    const { all, accessible } = await loadAccess(call);
    const byId = new Map(all.map((project) => [project.id, project]));
    const records = await db.query('projectTags');
    const assigned = Map.groupBy(records, ({ projectId }) => projectId);
    const tags = await tagsById(db);
    const tagged = all
      .filter(({ id }) => accessible.has(id))
      .toSorted((a, b) => compareNames(a.code, b.code))
      .map(({ id, code, name }): Row => {
        const chain = [id, ...findAncestors(byId, id)];
        const projectTags = tagsIn(chain, (each) => assigned.get(each) ?? [], tags);
        return { projectId: id, projectCode: code, projectName: name, projectTags };
      });
    const { rows, totalCount } = paginate(tagged, columns, body);
    return ok({ projects: rows, totalCount });
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
