import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { foundOr404 } from '../../core/records/records.ts';
import { changed } from '../../core/records/versions.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { DeletedTagRecord } from '../../store/world/tags.ts';
import { getTagRecord, requireFreeName } from './tag-fields.ts';
import { viewTag } from './tag-views.ts';

type Db = Scope<World>;
type Group = Pick<Handlers<'tags'>, 'deleteTag' | 'restoreTag'>;

/** Time in ms for which a deletion can be undone. */
const restorable = 86_400_000;

/** The deletion of tags, and its undo. Source: PROJ-027, PROJ-D70. */
export const deletion: Group = {
  deleteTag: async ({ db, path, clock }) => {
    const tag = await getTagRecord(db, path.id);
    const assigned = await db.query('projectTags', { where: { tagId: tag.id } });
    for (const { id } of assigned) await db.remove('projectTags', id);
    await db.remove('tags', tag.id);
    await removeOutdated(db, clock.now());
    const deletedOn = new Date(clock.now()).toISOString();
    await db.put('deletedTags', { id: tag.id, tag, assigned, deletedOn });
    const count = assigned.length;
    const successMessage =
      count === 0 ? message('tagDeleted') : message('tagDeletedFrom', { count });
    return ok({ successMessages: [successMessage] });
  },

  restoreTag: async (call) => {
    const { db, path, clock } = call;
    const successMessages = [message('tagRestored')];
    const existing = await db.get('tags', path.id);
    if (existing) return ok({ tag: await viewTag(db, existing), successMessages });
    const found = await db.take('deletedTags', path.id);
    const isRestorable = found && Date.parse(found.deletedOn) > clock.now() - restorable;
    const { tag, assigned } = foundOr404(isRestorable ? found : null, 'tagUnknown');
    await requireFreeName(db, tag);
    const team = tag.teamId === null ? undefined : await db.get('teams', tag.teamId);
    const after = changed(tag, { teamId: team?.id ?? null }, call);
    await db.put('tags', after);
    await assignAgain(db, assigned);
    return ok({ tag: await viewTag(db, after), successMessages });
  },
};

/** Assigns the tag to the projects that still exist. */
async function assignAgain(db: Db, assigned: DeletedTagRecord['assigned']): Promise<void> {
  const projects = await db.getMany(
    'projects',
    assigned.map(({ projectId }) => projectId),
  );
  for (const each of assigned) {
    if (projects.has(each.projectId)) await db.put('projectTags', each);
  }
}

/** Removes the tags whose deletion can no longer be undone. */
async function removeOutdated(db: Db, now: number): Promise<void> {
  const below = new Date(now - restorable).toISOString();
  const outdated = await db.query('deletedTags', { where: { deletedOn: { below } } });
  for (const { id } of outdated) await db.remove('deletedTags', id);
}
