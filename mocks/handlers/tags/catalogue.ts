import { toAccessCondition } from '../../common/analytics/access.ts';
import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { idFree } from '../../core/records/records.ts';
import { changed, checkVersion, created } from '../../core/records/versions.ts';
import { getTagRecord, parseFields } from './tag-fields.ts';
import { listTagViews, viewTag } from './tag-views.ts';

type Group = Pick<
  Handlers<'tags'>,
  'getTags' | 'getTagTeams' | 'getTag' | 'createTag' | 'updateTag'
>;

/** Maximum number of projects in the view of a tag. */
const maximum = 100;

/** The tags of a tenant. Source: PROJ-016. */
export const catalogue: Group = {
  getTags: async ({ db }) => {
    const tags = await db.query('tags', { order: { by: 'name' } });
    return ok({ tags: await listTagViews(db, tags) });
  },

  getTagTeams: async ({ db }) => {
    const teams = await db.query('teams', { order: { by: 'teamName' } });
    return ok({
      teams: teams.map(({ id, teamName, isActive }) => ({ teamId: id, teamName, isActive })),
    });
  },

  getTag: async ({ db, user, path }) => {
    const tag = await getTagRecord(db, path.id);
    const assigned = await db.query('projectTags', { where: { tagId: tag.id } });
    const forAll = new Map(assigned.map((each) => [each.projectId, each.assignedToAll]));
    const { rows, total } = await db.page('projects', {
      where: { id: [...forAll.keys()] },
      contains: toAccessCondition(user),
      order: { by: 'code' },
      limit: maximum,
    });
    return ok({
      tag: await viewTag(db, tag),
      projects: rows.map(({ id, code, name }) => ({
        projectId: id,
        projectCode: code,
        projectName: name,
        assignedToAll: forAll.get(id) ?? false,
      })),
      accessibleCount: total,
      hiddenCount: assigned.length - total,
      changedBy: tag.changedByName,
      changedOn: tag.changedOn,
    });
  },

  createTag: async (call) => {
    const { db, body, clock } = call;
    idFree(await db.get('tags', body.id));
    const createdOn = new Date(clock.now()).toISOString();
    const tag = created({ id: body.id, ...(await parseFields(db, body)), createdOn }, call);
    await db.put('tags', tag);
    return ok({ tag: await viewTag(db, tag), successMessages: [message('tagAdded')] });
  },

  updateTag: async (call) => {
    const { db, body } = call;
    const tag = await getTagRecord(db, body.id);
    checkVersion(tag, body.version);
    const after = changed(tag, await parseFields(db, body), call);
    await db.put('tags', after);
    return ok({ tag: await viewTag(db, after), successMessages: [message('tagUpdated')] });
  },
};
