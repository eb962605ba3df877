import { message, ok, type Handlers } from '../../core/handler.ts';
import { nameFree } from '../../core/names.ts';
import { foundOr404, idFree } from '../../core/records.ts';
import { rejectField } from '../../core/http-error.ts';
import { trimmed } from '../../core/texts.ts';
import { changed, checkVersion, created } from '../../core/versions.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { TagRecord } from '../../store/world/tags.ts';
import { tagView, tagViews } from '../../common/tags/project-tags.ts';

type Db = Scope<World>;
type Group = Pick<Handlers<'tags'>, 'getTags' | 'createTag' | 'updateTag' | 'deleteTag'>;

/** The tags of a tenant. Source: PROJ-016. */
export const catalogue: Group = {
  getTags: async ({ db }) => {
    const tags = await db.query('tags', { order: { by: 'name' } });
    return ok({ tags: await tagViews(db, tags) });
  },

  createTag: async (call) => {
    const { db, body, clock } = call;
    idFree(await db.get('tags', body.id));
    const createdOn = new Date(clock.now()).toISOString();
    const tag = created({ id: body.id, ...(await parseFields(db, body)), createdOn }, call);
    await db.put('tags', tag);
    return ok({ tag: await tagView(db, tag), successMessages: [message('tagAdded')] });
  },

  updateTag: async (call) => {
    const { db, body } = call;
    const tag = await getTagRecord(db, body.id);
    checkVersion(tag, body.version);
    const after = changed(tag, await parseFields(db, body), call);
    await db.put('tags', after);
    return ok({ tag: await tagView(db, after), successMessages: [message('tagUpdated')] });
  },

  deleteTag: async ({ db, path }) => {
    const tag = await getTagRecord(db, path.id);
    const assigned = await db.query('projectTags', { where: { tagId: tag.id } });
    for (const { id } of assigned) await db.remove('projectTags', id);
    await db.remove('tags', tag.id);
    const count = assigned.length;
    const successMessage =
      count === 0 ? message('tagDeleted') : message('tagDeletedFrom', { count });
    return ok({ successMessages: [successMessage] });
  },
};

/** The tag with an id. 404 when not found. */
async function getTagRecord(db: Db, id: string): Promise<TagRecord> {
  return foundOr404(await db.get('tags', id), 'tagUnknown');
}

interface Draft {
  id: string;
  name: string;
  color: string;
  teamId: string | null;
}

/** 400 for a blank name or an unknown team, 409 for a name that another tag has. */
async function parseFields(db: Db, { id, name: sent, color, teamId }: Draft) {
  const name = trimmed('name', sent);
  await nameFree(db, 'tags', { id, name }, 'tagNameTaken');
  if (teamId !== null && !(await db.get('teams', teamId))) {
    throw rejectField('teamId', 'tagTeamUnknown');
  }
  return { name, color: color.toUpperCase(), teamId };
}
