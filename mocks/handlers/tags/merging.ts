import { assignmentId } from '../../common/tags/project-tags.ts';
import { requireAssignable } from '../../common/tags/tagging.ts';
import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { reject, rejectField } from '../../core/requests/http-error.ts';
import { checkVersion } from '../../core/records/versions.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { TagRecord } from '../../store/world/tags.ts';
import { getTagRecord } from './tag-fields.ts';
import { viewTag } from './tag-views.ts';

type Db = Scope<World>;

/** Merges tags of one meaning. Source: PROJ-027, PROJ-D71. */
export const merging: Pick<Handlers<'tags'>, 'mergeTags'> = {
  mergeTags: async (call) => {
    const { db, body } = call;
    if (body.fromTagId === body.intoTagId) throw rejectField('intoTagId', 'tagMergedWithItself');
    const into = await getTagRecord(db, body.intoTagId);
    const from = await db.get('tags', body.fromTagId);
    if (!from) {
      // The response to an earlier request was lost.
      if (!into.mergedIds?.includes(body.fromTagId)) throw reject(404, 'tagUnknown');
      return ok({
        tag: await viewTag(db, into),
        successMessages: [message('tagMergedAlready', { into: into.name })],
      });
    }
    for (const tag of [from, into]) await requireAssignable(call, tag, 'tagOfTeamMerged');
    checkVersion(from, body.fromVersion);
    checkVersion(into, body.intoVersion);
    await moveAssignments(db, from, into);
    await db.remove('tags', from.id);
    const mergedIds = [...(into.mergedIds ?? []), ...(from.mergedIds ?? []), from.id];
    // Its version stays: no form of the tag is outdated by this.
    await db.put('tags', { ...into, mergedIds });
    const names = { from: from.name, into: into.name };
    return ok({
      tag: await viewTag(db, into),
      successMessages: [message('tagMerged', names)],
    });
  },
};

/** A project that has both tags passes the remaining one on if it passed on either. */
async function moveAssignments(db: Db, from: TagRecord, into: TagRecord): Promise<void> {
  const assigned = await db.query('projectTags', { where: { tagId: from.id } });
  const toId = (projectId: string) => assignmentId(projectId, into.id);
  const existing = await db.getMany(
    'projectTags',
    assigned.map(({ projectId }) => toId(projectId)),
  );
  for (const { id, projectId, assignedToAll } of assigned) {
    const own = existing.get(toId(projectId));
    await db.remove('projectTags', id);
    if (own && (own.assignedToAll || !assignedToAll)) continue;
    await db.put('projectTags', { id: toId(projectId), projectId, tagId: into.id, assignedToAll });
  }
}
