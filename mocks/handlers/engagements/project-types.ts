import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { foundOr404, idFree } from '../../core/records/records.ts';
import { nameFree } from '../../core/records/names.ts';
import { reject } from '../../core/requests/http-error.ts';
import { trimmed } from '../../core/files/texts.ts';
import { changed, checkVersion, created } from '../../core/records/versions.ts';
import type { ProjectTypeRecord } from '../../store/world/engagements.ts';

type Types = Extract<AreaOperations<'engagements'>, `${string}ProjectType${string}`>;

/** The project types of engagements. Source: ENGAG-046, ENGAG-D13. */
export const projectTypes: Pick<Handlers<'engagements'>, Types> = {
  getEngagementProjectTypes: async ({ db }) => {
    const types = await db.query('projectTypes', { order: { by: 'value' } });
    return ok({ projectTypes: types.map((type) => toView(type)) });
  },

  createEngagementProjectType: async (call) => {
    const { db, body } = call;
    idFree(await db.get('projectTypes', body.id));
    const value = trimmed('value', body.value);
    await nameFree(db, 'projectTypes', { id: body.id, value }, 'projectTypeNameTaken');
    const type = created({ id: body.id, value }, call);
    await db.put('projectTypes', type);
    return ok({ projectType: toView(type), successMessages: [message('projectTypeAdded')] });
  },

  updateEngagementProjectType: async (call) => {
    const { db, body } = call;
    const before = foundOr404(await db.get('projectTypes', body.id), 'projectTypeUnknown');
    checkVersion(before, body.version);
    const value = trimmed('value', body.value);
    await nameFree(db, 'projectTypes', { id: body.id, value }, 'projectTypeNameTaken');
    const type = changed(before, { value }, call);
    await db.put('projectTypes', type);
    return ok({ projectType: toView(type), successMessages: [message('projectTypeSaved')] });
  },

  deleteEngagementProjectType: async ({ db, path }) => {
    const { id } = foundOr404(await db.get('projectTypes', path.id), 'projectTypeUnknown');
    const count = await db.count('engagements', { projectTypeId: id });
    if (count > 0) throw reject(409, 'projectTypeInUse', { count });
    await db.remove('projectTypes', id);
    return ok({ successMessages: [message('projectTypeDeleted')] });
  },
};

const toView = ({ id, value, version }: ProjectTypeRecord) => ({ id, value, version });
